import { expect, it } from 'vitest'
import { RowChecker } from './check-rows.ts'
import type { WireRow } from './wire-row.ts'

/** The kind of the row that a rule becomes of these words of an answer. */
function kindOf(text: string, words: readonly string[]): string | undefined {
  const checker = new RowChecker({
    answers: [{ question: 'q13', text }],
    known: { roles: [], things: [] },
    beginsWithVerb: () => null,
  })
  const said = words.map((each) => ({ question: 13, words: each }))
  const rule: WireRow = { kind: 'rule', when: 'cancelled', then: 'free', said }
  checker.add(rule)
  checker.endCall()
  return checker.finish().rows[0]?.kind
}

it.each([
  [
    'Cancel free till the day before. Oh, that is the old list, now 3 days.',
    'Cancel free till the day before',
  ],
  ['“pitch is £4.50 a night” ignore that', 'pitch is £4.50 a night'],
  ["A wash is 9 euros (sorry, that's wrong)", 'A wash is 9 euros'],
  [
    '「※前日までキャンセル無料です」あれ、これ古いやつやわ、今は3日前です',
    '前日までキャンセル無料です',
  ],
  ['一回3,000円です。すみません、それは間違いです。', '一回3,000円です'],
])('what is taken back at once is no rule: %s', (text, words) => {
  expect(kindOf(text, [words])).toBe('aside')
})

it.each([
  ['Cancel free till the day before. That is the rule.', 'Cancel free till the day before'],
  ['A wash is 9 euros, an old bike 12.', 'A wash is 9 euros'],
  ['Members pay 5. It was an awful year.', 'Members pay 5'],
  ['前日までキャンセル無料です。これは古いお客さんも同じです。', '前日までキャンセル無料'],
])('and what is not, stays one: %s', (text, words) => {
  expect(kindOf(text, [words])).toBe('rule')
})

it('keeps the row that quotes what holds now', () => {
  const text = 'Free till the day before. That is the old one, three days now.'
  expect(kindOf(text, ['Free till the day before', 'three days now'])).toBe('rule')
})
