import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { DOCUMENT_WORDS as JAPANESE } from '#domain/requirements/text-ja/words.ts'

it.each([
  ["q7: there's five keys", 'keys', 'five', 0],
  ["q9: We've twenty-four tables", 'tables', 'twenty-four', 0],
  ['q10: a hundred and twenty sat down in the main hall', 'main hall holds', '120', 0],
  ['q14: eleven tables at most', 'tables', 'eleven', 1],
  ['q4: about forty bookings', 'bookings', 'forty', 1],
  ['q2: ten calls a day', 'calls', 'ten', 1],
  ['q13: sixteen pupils', 'pupils', 'sixteen', 1],
])('a count of things is no quality, and stays a fact: %s', (...[said, what, figure, count]) => {
  const role = makeRow('role', 'q5: pupils', { name: 'pupil' })
  const row = makeRow('quality', said, { about: 'size', what, figure })
  const document = writeRows([role, row], ENGLISH)
  expect(document.quality).toHaveLength(count)
  const words = said.slice(said.indexOf(' ') + 1)
  const facts = document.assumptions.filter(({ quotes }) =>
    quotes.some(({ text }) => text === words),
  )
  expect(facts).toHaveLength(1 - count)
})

it.each([
  ['q9: 台は六つ', '台', '六つ', 0],
  ['q5: 畑を借りている人は今十三組', '畑を借りている人', '十三組', 1],
])('in Japanese, too: %s', (...[said, what, figure, count]) => {
  const row = makeRow('quality', said, { about: 'size', what, figure })
  expect(writeRows([row], JAPANESE).quality).toHaveLength(count)
})

it.each([
  ['we have twelve horses and four ponies outside Athenry', ['horses', 'ponies'], ENGLISH],
  ['台は六つ、貸し出しの球は四十', ['台', '球'], JAPANESE],
] as const)('two counts of the same words are one fact: %s', (said, [one, other], words) => {
  const rows = [one, other].map((what, at) =>
    makeRow('quality', `q1: ${said}`, { about: 'size', what, figure: `${at + 4}` }),
  )
  const { assumptions } = writeRows(rows, words)
  const facts = assumptions.filter(({ quotes }) => quotes.some(({ text }) => text === said))
  expect(facts.map(({ rows: from }) => from?.length)).toEqual([2])
})
