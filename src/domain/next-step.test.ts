import { expect, test } from 'vitest'
import { findNextStep } from './next-step.ts'
import { QUESTIONS } from './questionnaire/questions.ts'

const SAID = 'Said in some detail.'
const REQUIRED = QUESTIONS.filter(({ required }) => required).map(({ id }) => id)
const FIVE = ['q1', 'q5', 'q6', 'q7', 'q8']

const step = (ids: string[], rest: { hasDocument?: boolean; isToLookOver?: boolean } = {}) => {
  const answers = new Map(ids.map((id) => [id, SAID]))
  const next = findNextStep({
    questions: QUESTIONS,
    answers,
    hasDocument: false,
    isToLookOver: false,
    ...rest,
  })
  return next.do === 'answer' ? [next.question.id, next.towards, next.left] : next.do
}

test.each<[string, string[], unknown]>([
  ['nothing', [], ['q1', 'preview', 5]],
  ['the first', ['q1'], ['q5', 'preview', 4]],
  ['others than the five', ['q1', 'q2', 'q3'], ['q5', 'preview', 4]],
  ['the five', FIVE, ['q2', 'document', 7]],
  ['all that is required but one', REQUIRED.filter((id) => id !== 'q12'), ['q12', 'document', 1]],
  ['all that is required', REQUIRED, 'generate'],
])('after %s', (_, ids, next) => {
  expect(step(ids)).toEqual(next)
})

test('a thin answer is gone back to', () => {
  const answers = new Map([...REQUIRED.map((id): [string, string] => [id, SAID]), ['q6', 'tbd']])
  const next = findNextStep({
    questions: QUESTIONS,
    answers,
    hasDocument: false,
    isToLookOver: false,
  })
  expect(next).toMatchObject({ do: 'answer', question: { id: 'q6' }, towards: 'preview', left: 1 })
})

test('what was understood is looked over before the document, which is then read', () => {
  expect(step(REQUIRED, { isToLookOver: true })).toBe('look_over')
  expect(step(REQUIRED, { isToLookOver: true, hasDocument: true })).toBe('read')
  expect(step([], { hasDocument: true })).toBe('read')
})
