import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

function asked(rules: readonly string[], words = ENGLISH) {
  const rows = rules.map((then) => makeRow('rule', `q9: ${then}`, { then }))
  return (writeRows(rows, words).boundaries ?? [])
    .filter(({ asks }) => asks.startsWith('together'))
    .map(({ text }) => text)
}

const CHILDREN = 'Not more than eight children at once in a fitting'

it.each([
  [[CHILDREN, 'Fittings two at a time'], 1],
  [['max 12 dogs in a class at the same time', 'we run three classes at once'], 1],
  [[CHILDREN], 0],
  [[CHILDREN, 'A fitting is one at a time'], 0],
  [[CHILDREN, 'Two lorries at a time in the yard'], 0],
  [['Not more than eight children at once in each fitting', 'Fittings two at a time'], 0],
  [['Not more than eight in all at once in fittings', 'Fittings two at a time'], 0],
])('asks whether what is counted at once is in all or for each: %j', (rules, count) => {
  expect(asked(rules)).toHaveLength(count)
})

it.each([
  [['体験に一度に入れるのは8人まで', '体験は同時に2組'], 1],
  [['体験に一度に入れるのは8人まで', '駐車は同時に2台'], 0],
  [['体験に一度に入れるのは1組8人ずつ', '体験は同時に2組'], 0],
])('in Japanese, too: %j', (rules, count) => {
  expect(asked(rules, JAPANESE)).toHaveLength(count)
})

it('says what is counted', () => {
  expect(asked([CHILDREN, 'Fittings two at a time'])).toEqual([
    '“Not more than eight children at once in a fitting”: in all, when several go on at the same time (no: for each of them)?',
  ])
})
