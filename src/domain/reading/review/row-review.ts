import type { Row, RowKind } from '#domain/reading/rows.ts'

/**
 * What a row asks of the founder. `clear`: nothing; `check`: a guess, or something doubtful was
 * found in it; `offered`: a model supposes or asks it, to be taken or left; `changed`: its words
 * have changed since it was judged; `settled`: judged already.
 */
export type RowReview = 'clear' | 'check' | 'offered' | 'changed' | 'settled' | 'refused'

/** Nothing is built on these: a guess among them is shown as one, and nobody is asked about it. */
const UNASKED: ReadonlySet<RowKind> = new Set(['background', 'step', 'doubt', 'aside'])

export function reviewOf({ kind, state, certainty, flags }: Row): RowReview {
  if (state === 'stale') return 'changed'
  if (state === 'refused') return 'refused'
  if (state !== 'proposed') return 'settled'
  if (flags.includes('offered')) return 'offered'
  if (UNASKED.has(kind)) return 'clear'
  return certainty === 'guess' || flags.length > 0 ? 'check' : 'clear'
}

export interface ReviewCount {
  /** Rows that say what was understood, judged or not; none that is to be looked at. */
  clear: number
  check: number
  /** What a model supposes: nothing waits for it. */
  offered: number
  changed: number
  /** Clear rows that nobody has confirmed. */
  unconfirmed: number
}

export function countReview(rows: readonly Row[]): ReviewCount {
  const count: ReviewCount = { clear: 0, check: 0, offered: 0, changed: 0, unconfirmed: 0 }
  for (const row of rows) {
    // Words with nothing to build need nobody's word.
    if (row.kind === 'aside' && row.state === 'proposed') continue
    const review = reviewOf(row)
    if (review === 'check') count.check += 1
    if (review === 'offered') count.offered += 1
    if (review === 'changed') count.changed += 1
    if (review === 'clear' || review === 'settled') count.clear += 1
    if (review === 'clear') count.unconfirmed += 1
  }
  return count
}
