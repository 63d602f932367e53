import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

it.each([
  [
    'a relative clause',
    "I don't know if we can legally text people who never said yes and that is it",
    "I don't know if we can legally text",
    'people who never said yes',
    true,
  ],
  [
    'a reason',
    'big buttons cause they wear gloves and orange',
    'big buttons',
    'cause they wear gloves',
    true,
  ],
  [
    'a sentence of its own',
    'I worry about the old folks the list must be there at seven',
    'I worry about the old folks',
    'the list must be there at seven',
    false,
  ],
  ['the next line', 'big buttons\nbecause of gloves', 'big buttons', 'because of gloves', false],
])('%s after a row’s words', (...told) => {
  const [, answer, what, rest, isTaken] = told
  const row = makeRow('doubt', `q15: ${what}`, { about: 'worry', what })
  const unplaced = [{ question: 'q15', words: rest }]
  const answers = [{ questionId: 'q15', value: answer }]
  const document = writeRows([row], undefined, { answers, reading: { rows: [row], unplaced } })
  expect(document.unplaced).toHaveLength(isTaken ? 0 : 1)
  expect(JSON.stringify(document.risks).includes(rest)).toBe(isTaken)
})
