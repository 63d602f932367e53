import { describe, expect, it } from 'vitest'
import { keepUsable, takeSpare } from './take-spare.ts'

const slice = (title: string) => ({ title, goal: '', requirements: ['FR-001'] })
const FIRST = [slice('One'), slice('Two')]
const SECOND = [slice('A'), slice('B')]

describe('slices of unlike size', () => {
  it.each<[string, object[][], object[][], object[][]]>([
    ['the newest where none came', [], [SECOND, FIRST], [SECOND]],
    ['not where better ones came', [SECOND], [[], FIRST], [SECOND]],
  ])('are taken, %s', (...[, before, spare, after]) => {
    const taken = before.map((slices) => ({ slices: slices as never }))
    takeSpare(
      taken,
      spare.map((slices) => ({ slices: slices as never })),
    )
    expect(taken.map(({ slices }) => slices)).toEqual(after)
  })

  it('are usable whatever is refused of another kind', () => {
    const found = { rule: 'cut', words: '' } as const
    const usable = keepUsable({ slices: FIRST }, [
      { kind: 'slices', index: 0, ...found, outcome: 'trimmed' },
      { kind: 'slices', index: 1, ...found, outcome: 'trimmed' },
      { kind: 'openings', index: 0, ...found, outcome: 'refused' },
    ] as never)
    expect(usable.slices).toEqual(FIRST)
    const gone = keepUsable({ slices: FIRST }, [
      { kind: 'slices', index: 0, ...found, outcome: 'refused' },
      { kind: 'slices', index: 1, ...found, outcome: 'refused' },
    ] as never)
    expect(gone.slices).toEqual([])
  })
})
