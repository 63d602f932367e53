import { expect, test } from 'vitest'
import { type AnswerValue, answerText, checkAnswers, isAdequate, isBlank } from './answers.ts'

test.each<[AnswerValue, boolean]>([
  ['ten chars!', true],
  ['  ten chars!  ', true],
  ['nine char', false],
  ['  nine char       ', false],
  ['', false],
  ['          ', false],
  ['placeholder', false],
  ['PLACEHOLDER', false],
  ['PlaceHolder', false],
  [' placeholder\n', false],
  ['placeholder text', true],
  ['予約が二重に入って困る。', true],
  [{}, false],
  [{ seats: 12 }, true],
])('adequate %j: %s', (value, adequate) => {
  expect(isAdequate(value)).toBe(adequate)
})

test.each(['test', 'example', 'tbd', 'todo', 'n/a', 'na'])(
  'the placeholder "%s" is inadequate in any letter case',
  (word) => {
    expect([word, word.toUpperCase(), ` ${word} `].map(isAdequate)).toEqual([false, false, false])
  },
)

test.each<[AnswerValue, boolean]>([
  ['', true],
  [' \n\t　', true],
  ['x', false],
  [{}, true],
  [{ a: null }, false],
])('blank %j: %s', (value, blank) => {
  expect(isBlank(value)).toBe(blank)
})

test('an object answer is shown as formatted JSON', () => {
  expect(answerText({ seats: 12 })).toBe('{\n  "seats": 12\n}')
  expect(answerText(' as typed ')).toBe(' as typed ')
})

const question = (order: number, required = true) => ({
  id: `q${order}`,
  order,
  title: `Title ${order}`,
  required,
})
const QUESTIONS = [question(1), question(2), question(3, false), question(4)]
const GOOD = 'A good answer.'
const check = (answers: Record<string, AnswerValue>) => {
  const verdict = checkAnswers(QUESTIONS, new Map(Object.entries(answers)))
  return verdict.ready ? 'ready' : [verdict.code, verdict.questions.map(({ id }) => id)]
}

test.each([
  ['all required adequate', { q1: GOOD, q2: GOOD, q4: GOOD }, 'ready'],
  ['an optional one short', { q1: GOOD, q2: GOOD, q3: 'no', q4: GOOD }, 'ready'],
  ['nothing', {}, ['answers_missing', ['q1', 'q2', 'q4']]],
  ['a blank one', { q1: GOOD, q2: '  ', q4: GOOD }, ['answers_missing', ['q2']]],
  ['missing before inadequate', { q1: 'short', q2: GOOD }, ['answers_missing', ['q4']]],
  [
    'short and placeholder',
    { q1: 'short', q2: GOOD, q4: 'TBD' },
    ['answers_inadequate', ['q1', 'q4']],
  ],
  ['an answer to no question', { q1: GOOD, q2: GOOD, q4: GOOD, q9: 'x' }, 'ready'],
])('before generating: %s', (_, answers, expected) => {
  expect(check(answers as Record<string, AnswerValue>)).toEqual(expected)
})
