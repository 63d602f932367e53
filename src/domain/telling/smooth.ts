import type { CutStretch } from './cut-told.ts'

export interface Observed {
  /** What its own words say for each question. */
  scores: readonly number[]
  gap: CutStretch['gap']
}

/** How likely the next stretch is about the same question, by how far it stands off. */
const STAYS: Readonly<Record<CutStretch['gap'], number>> = { none: 0.82, line: 0.74, block: 0.5 }
/** Of those that change, so many go on to the next question: stories are told in some order. */
const GOES_ON = 0.3

/**
 * How likely each stretch answers each question, given all of them: the forward-backward reckoning
 * of a chain in which people mostly stay with what they are telling.
 */
export function smooth(observed: readonly Observed[]): number[][] {
  const count = observed[0]?.scores.length ?? 0
  const emissions = observed.map(({ scores }) => scores.map((score) => Math.exp(score)))
  const forward: number[][] = []
  observed.forEach(({ gap }, index) => {
    const before = forward[index - 1]
    const prior = before ? moved(before, gap) : emissions[0]?.map(() => 1 / count)
    forward.push(scaled((prior ?? []).map((share, q) => share * (emissions[index]?.[q] ?? 0))))
  })
  const backward: number[][] = observed.map(() => [])
  for (let index = observed.length - 1; index >= 0; index--) {
    const after = backward[index + 1]
    const next = emissions[index + 1]
    const gap = observed[index + 1]?.gap
    backward[index] =
      after && next && gap
        ? scaled(
            movedBack(
              after.map((share, q) => share * (next[q] ?? 0)),
              gap,
            ),
          )
        : Array.from({ length: count }, () => 1)
  }
  return forward.map((shares, index) =>
    scaled(shares.map((share, q) => share * (backward[index]?.[q] ?? 0))),
  )
}

/** Where one is likely next. */
function moved(shares: readonly number[], gap: CutStretch['gap']): number[] {
  const { stays, elsewhere, onward } = chances(gap, shares.length)
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map(
    (share, q) => share * stays + (shares[q - 1] ?? 0) * onward + (all - share) * elsewhere,
  )
}

function movedBack(shares: readonly number[], gap: CutStretch['gap']): number[] {
  const { stays, elsewhere, onward } = chances(gap, shares.length)
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map(
    (share, q) => share * stays + (shares[q + 1] ?? 0) * onward + (all - share) * elsewhere,
  )
}

function chances(gap: CutStretch['gap'], count: number) {
  const stays = STAYS[gap]
  return {
    stays,
    onward: (1 - stays) * GOES_ON,
    elsewhere: ((1 - stays) * (1 - GOES_ON)) / (count - 1),
  }
}

function scaled(shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0)
  return shares.map((share) => (all > 0 ? share / all : 1 / shares.length))
}
