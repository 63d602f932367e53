import { expect, test } from 'vitest'
import {
  checkFirstFive,
  FIRST_FIVE,
  findNextOnShortWay,
  listUnansweredQuestions,
} from './first-five.ts'
import { QUESTION_IDS } from './questionnaire-text.ts'
import { QUESTIONS } from './questions.ts'

const SAID = 'Said in some detail.'
const said = (...ids: string[]) => new Map(ids.map((id) => [id, SAID]))

test.each<[string, string[], string | null]>([
  ['q1', ['q1'], 'q5'],
  ['q1', [], 'q5'],
  ['q5', ['q1', 'q5'], 'q6'],
  ['q1', ['q1', 'q5', 'q6'], 'q7'],
  ['q8', ['q1', 'q6', 'q7', 'q8'], 'q5'],
  ['q8', ['q1', 'q5', 'q6', 'q7', 'q8'], 'preview'],
  ['q8', ['q1', 'q5', 'q6', 'q7'], null],
  ['q5', ['q1', 'q5', 'q6', 'q7', 'q8'], null],
  ['q2', ['q1'], null],
  ['q15', [], null],
])('from %s with %j answered Next leads to %s', (current, answered, next) => {
  expect(findNextOnShortWay(current, (id) => answered.includes(id))).toBe(next)
})

test('the five are enough for a preview, and say which are missing or too short', () => {
  expect(checkFirstFive(QUESTIONS, said(...FIRST_FIVE))).toEqual({ ready: true })
  const missing = checkFirstFive(QUESTIONS, said('q1', 'q2', 'q3', 'q5', 'q7', 'q8'))
  expect(missing).toMatchObject({ code: 'answers_missing', questions: [{ id: 'q6' }] })
  const thin = checkFirstFive(QUESTIONS, new Map([...said(...FIRST_FIVE), ['q8', 'n/a']]))
  expect(thin).toMatchObject({ code: 'answers_inadequate', questions: [{ id: 'q8' }] })
})

test('what nobody has answered is listed in order; blanks are no answers', () => {
  const answers = new Map([...said(...FIRST_FIVE), ['q2', ' ']])
  const rest = QUESTION_IDS.filter((id) => !FIRST_FIVE.some((one) => one === id))
  expect(listUnansweredQuestions(QUESTIONS, answers).map(({ id }) => id)).toEqual(rest)
})
