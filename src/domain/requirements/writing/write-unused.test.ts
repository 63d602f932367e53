import { expect, it } from 'vitest'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'

const GUESS = { certainty: 'guess' } as const

/** What is shown as not used of an answer to question 9, from stretches and scraps of rules. */
function unused(answer: string, scraps: readonly string[], unplaced: readonly string[] = []) {
  const rows = scraps.map((then) => makeRow('rule', `q9: ${then}`, { then, ...GUESS }))
  const said = unplaced.map((words) => ({ question: 'q9', words }))
  const answers = [{ questionId: 'q9', value: answer }]
  const document = writeRows(rows, undefined, { answers, reading: { rows, unplaced: said } })
  return document.unplaced.map(({ text }) => text)
}

it.each<[string, string, string[], string[], string[]]>([
  [
    'a short sentence is quoted whole',
    'We open at nine. Only they may sign here.',
    ['Only they may sign'],
    [],
    ['Only they may sign here'],
  ],
  [
    'what is beside each other is one phrase',
    `I check them first every time and then it's done${' and the talk goes on'.repeat(12)}`,
    ['I check them first every time', "it's done"],
    [],
    ["I check them first every time and then it's done"],
  ],
  [
    'without the mark of its list',
    '- like a card game',
    [],
    ['like a card game'],
    ['like a card game'],
  ],
])('%s', (...told) => {
  const [, answer, scraps, unplaced, expected] = told
  expect(unused(answer, scraps, unplaced)).toEqual(expected)
})

it('many scraps behind a word of thousands of letters cost no more than others', () => {
  const scraps = Array.from({ length: 60 }, (_, at) => `the ${at} of it`)
  const answer = `${'ab'.repeat(4_000)} ${scraps.join(' and on ')}`
  const start = performance.now()
  unused(answer, [], scraps)
  expect(performance.now() - start).toBeLessThan(1_000)
})
