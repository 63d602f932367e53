import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import { changeTelling } from './change-telling.ts'
import { listUnplaced, makeDrafts } from './make-drafts.ts'
import { numberLines, runsOf } from './number-lines.ts'
import { sortTold } from './sort-told.ts'
import { takeDraft } from './take-draft.ts'
import { createTelling, type Telling } from './telling.ts'

const tell = (text: string) => createTelling(text, sortTold(text))

/** Lines that go to the questions named; null for no place. */
function told(lines: readonly [string, QuestionId | null][]): Telling {
  const text = lines.map(([line]) => line).join('\n')
  let at = 0
  const sorted = lines.map(([line, question]) => {
    const start = at
    at += line.length + 1
    const end = start + line.length
    return { start, end, lead: start, kind: 'words' as const, question, likely: [] }
  })
  return createTelling(text, sorted)
}

const summary = (telling: Telling) =>
  makeDrafts(telling).map(({ question, words }) => `${question}: ${words}`)

describe('a telling', () => {
  it('has every piece in one draft, among the unplaced, or in the notes, word for word', () => {
    const line = fc.constantFrom(
      'We lose two bookings a week, that is the problem.',
      'Budget: 4,000 euros',
      '- guest books a boat',
      'Zwölf Boxkämpfer',
      'No payments online.',
      '> older',
      '',
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const telling = tell(lines.join('\n'))
        const drafted = makeDrafts(telling).flatMap(({ stretches }) => stretches)
        const kept = telling.stretches.flatMap(({ state }, place) =>
          state === 'kept' ? [place] : [],
        )
        const places = [...drafted, ...listUnplaced(telling), ...kept].toSorted((a, b) => a - b)
        expect(places).toEqual(telling.stretches.map((_, place) => place))
        for (const { words, stretches } of makeDrafts(telling)) {
          for (const place of stretches) {
            const { start, end } = telling.stretches[place] ?? { start: 0, end: 0 }
            expect(words).toContain(telling.text.slice(start, end).trim())
          }
        }
      }),
    )
  })

  it('joins what stood together as it stood, and the rest by lines', () => {
    const telling = told([
      ['- boats', 'q7'],
      ['  - oars', 'q7'],
      ['No pay', 'q8'],
      ['- crew', 'q7'],
    ])
    expect(summary(telling)).toEqual(['q7: - boats\n  - oars\n- crew', 'q8: No pay'])
  })

  it('moves, keeps and asks for pieces; a used one stays', () => {
    const telling = told([
      ['one', 'q1'],
      ['two', null],
    ])
    const placed = changeTelling(telling, [{ do: 'place', stretches: [1], question: 'q2' }])
    expect(placed && summary(placed)).toEqual(['q1: one', 'q2: two'])
    const kept = placed && changeTelling(placed, [{ do: 'keep', stretches: [0] }])
    expect(kept && [summary(kept), listUnplaced(kept)]).toEqual([['q2: two'], []])
    const asked = kept && changeTelling(kept, [{ do: 'ask', stretches: [0, 1] }])
    expect(asked && [summary(asked), listUnplaced(asked)]).toEqual([[], [0, 1]])
    const used = takeDraft(telling, 'q1', { answer: null, most: 100 })?.telling
    expect(used && changeTelling(used, [{ do: 'keep', stretches: [0] }])).toBeNull()
    expect(changeTelling(telling, [{ do: 'keep', stretches: [7] }])).toBeNull()
  })

  it('takes what the founder wrote along when the whole draft moves', () => {
    const telling = told([
      ['one', 'q1'],
      ['two', 'q1'],
    ])
    const edited = changeTelling(telling, [{ do: 'edit', question: 'q1', words: 'mine' }])
    const part = edited && changeTelling(edited, [{ do: 'place', stretches: [1], question: 'q2' }])
    expect(part && summary(part)).toEqual(['q1: mine', 'q2: two'])
    const whole =
      edited && changeTelling(edited, [{ do: 'place', stretches: [0, 1], question: 'q2' }])
    expect(whole && summary(whole)).toEqual(['q2: mine'])
    const back = edited && changeTelling(edited, [{ do: 'edit', question: 'q1', words: null }])
    expect(back && summary(back)).toEqual(['q1: one\ntwo'])
  })

  it('goes below what the answer says, as far as there is room', () => {
    const telling = told([
      ['one', 'q1'],
      ['two', 'q1'],
    ])
    expect(takeDraft(telling, 'q1', { answer: 'Said.\n', most: 100 })).toMatchObject({
      value: 'Said.\n\none\ntwo',
      fault: null,
    })
    const half = takeDraft(telling, 'q1', { answer: 'Said.', most: 10 })
    expect(half).toMatchObject({ value: 'Said.\n\none', fault: 'full' })
    expect(half && summary(half.telling)).toEqual(['q1: two'])
    expect(takeDraft(telling, 'q1', { answer: 'Said.', most: 8 })).toMatchObject({
      value: null,
      fault: 'full',
    })
    expect(takeDraft(telling, 'q1', { answer: { a: 1 }, most: 100 })?.fault).toBe('object')
    expect(takeDraft(telling, 'q2', { answer: null, most: 100 })).toBeNull()
  })

  it('knows its lines', () => {
    const telling = tell('We lose bookings. It hurts.\n\n- guest books\n  - and pays')
    expect(numberLines(telling)).toEqual([1, 1, 3, 4])
    expect(runsOf([1, 1, 3, 4, 5, 9])).toEqual([
      [1, 1],
      [3, 5],
      [9, 9],
    ])
  })
})

it.each<[string, QuestionId]>([
  ['Problem:\nwe stand there with wet maps', 'q1'],
  ['Last Tuesday Ann wrote it on a whiteboard and forgot two.', 'q2'],
  ['After three months no-shows go from 12 a week to 3 a week.', 'q4'],
  ['Owner: sees everything. Guest: can only see own bookings.', 'q5'],
  ['Must have:\n- guest books a boat', 'q7'],
  ['Not this time:\n- chat', 'q8'],
  ['name, phone, email, address, birth date. Deleted after 2 years.', 'q10'],
  ['What if there is no internet on the boat?', 'q12'],
  ['Budget 4,000 euros, before Easter; my nephew builds it.', 'q15'],
  ['予算は40万円まで、2月中には始めたい。', 'q15'],
  ['今は紙のノートに手書きで、先週も一件忘れました。', 'q2'],
  ['Presupuesto: 20,000 pesos, antes de Navidad', 'q15'],
])('%j is for %s', (text, question) => {
  expect(sortTold(text).map((each) => each.question)).toEqual(expect.arrayContaining([question]))
  expect(new Set(sortTold(text).map((each) => each.question)).size).toBe(1)
})
