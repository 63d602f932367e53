import { expect, it } from 'vitest'
import { measurePace } from './pace.ts'

const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5']
const minutes = (count: number) => count * 60_000

it.each([
  { what: 'nothing measured', times: {}, answered: ['q1', 'q2'], left: null },
  { what: 'one answer', times: { q1: minutes(2) }, answered: ['q1'], left: null },
  {
    what: 'two answers',
    times: { q1: minutes(2), q2: minutes(4) },
    answered: ['q1', 'q2'],
    left: 9,
  },
  {
    what: 'pasted answers beside them',
    times: { q1: minutes(2), q2: minutes(4), q3: 900 },
    answered: ['q1', 'q2', 'q3', 'q4'],
    left: 3,
  },
  {
    what: 'a question that was only looked at',
    times: { q1: minutes(2), q2: minutes(4), q3: minutes(30) },
    answered: ['q1', 'q2'],
    left: 9,
  },
  {
    what: 'quick answers',
    times: { q1: 6_000, q2: 6_000 },
    answered: ['q1', 'q2', 'q3', 'q4'],
    left: 1,
  },
  {
    what: 'all of them',
    times: { q1: minutes(2), q2: minutes(4) },
    answered: QUESTIONS,
    left: null,
  },
])('tells the minutes left from $what', ({ times, answered, left }) => {
  expect(measurePace(times, QUESTIONS, new Set(answered))?.minutesLeft ?? null).toBe(left)
})

it('says what it goes by', () => {
  const pace = measurePace({ q1: 90_000, q2: 100_000 }, QUESTIONS, new Set(['q1', 'q2']))
  expect(pace).toEqual({ minutesLeft: 5, minutesEach: 2, measured: 2, left: 3 })
})
