import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUESTION_IDS, type QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import { listUnplaced, makeDrafts } from './make-drafts.ts'
import { listPlaceable, type Placing, placeStretches } from './place-stretches.ts'
import { sortTold } from './sort-told.ts'
import { createTelling, type Telling } from './telling.ts'

/** Four stretches: three of words, which the rules put to q1, nowhere and q7, and a signature. */
const LINES = ['One.', 'Two.', 'Three.', 'Mia'] as const
const SORTED: readonly (QuestionId | null)[] = ['q1', null, 'q7', null]
const TELLING: Telling = createTelling(
  LINES.join('\n'),
  LINES.map((line, index) => {
    const start = LINES.slice(0, index).join('\n').length + (index === 0 ? 0 : 1)
    const place = { start, end: start + line.length, lead: start }
    const kind = index === 3 ? ('signature' as const) : ('words' as const)
    return { ...place, kind, question: SORTED[index] ?? null, likely: [] }
  }),
)

const where = ({ stretches }: Telling) =>
  stretches.map(({ question, state }) => (state === 'kept' ? 'notes' : question))

describe('what a reader would put elsewhere', () => {
  it.each<[string, [number, Placing['to']][], (string | null)[]]>([
    [
      'goes there',
      [
        [0, 'q5'],
        [1, 'q8'],
        [2, 'notes'],
      ],
      ['q5', 'q8', 'notes', 'notes'],
    ],
    ['stays as sorted where it was left out', [[1, 'q8']], ['q1', 'q8', 'q7', 'notes']],
    [
      'stays as sorted where it was put in two places',
      [
        [0, 'q5'],
        [0, 'q6'],
      ],
      ['q1', null, 'q7', 'notes'],
    ],
    [
      'goes there when it was said twice',
      [
        [0, 'q5'],
        [0, 'q5'],
      ],
      ['q5', null, 'q7', 'notes'],
    ],
    ['stays in the notes where it is no words', [[3, 'q5']], ['q1', null, 'q7', 'notes']],
    [
      'is nothing where there is no such piece',
      [
        [4, 'q5'],
        [-1, 'q5'],
      ],
      ['q1', null, 'q7', 'notes'],
    ],
  ])('%s', (_, placings, expected) => {
    const placed = placeStretches(
      TELLING,
      placings.map(([place, to]) => ({ place, to })),
    )
    expect(where(placed)).toEqual(expected)
  })

  it('may place the words that wait, and nothing else', () => {
    expect(listPlaceable(TELLING)).toEqual([0, 1, 2])
    const [first, ...rest] = TELLING.stretches
    const used = first ? [{ ...first, state: 'used' as const }, ...rest] : []
    expect(listPlaceable({ ...TELLING, stretches: used })).toEqual([1, 2])
  })

  it('loses and changes no word, whatever it says', () => {
    const line = fc.constantFrom(
      'We lose two bookings a week, that is the problem.',
      'Budget: 4,000 euros',
      '- guest books a boat',
      '電話が多くて困っています。',
      '> older',
      '',
    )
    const placing = fc.record({
      place: fc.integer({ min: -2, max: 20 }),
      to: fc.constantFrom(...QUESTION_IDS, 'notes' as const),
    })
    fc.assert(
      fc.property(
        fc.array(line, { maxLength: 12 }),
        fc.array(placing, { maxLength: 20 }),
        (lines, placings) => {
          const text = lines.join('\n')
          const told = createTelling(text, sortTold(text))
          const placed = placeStretches(told, placings)
          const cuts = ({ stretches }: Telling) =>
            stretches.map(({ start, end, lead, kind }) => ({ start, end, lead, kind }))
          expect([placed.text, placed.edits, cuts(placed)]).toEqual([text, {}, cuts(told)])
          const drafted = makeDrafts(placed).flatMap(({ stretches }) => stretches)
          const kept = placed.stretches.flatMap(({ state }, place) =>
            state === 'kept' ? [place] : [],
          )
          const places = [...drafted, ...listUnplaced(placed), ...kept].toSorted((a, b) => a - b)
          expect(places).toEqual(told.stretches.map((_, place) => place))
        },
      ),
    )
  })
})
