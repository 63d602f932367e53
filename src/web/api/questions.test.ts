import { expect, it } from 'vitest'
import { countWithoutList } from './questions.ts'

it.each([
  { answered: 0, total: 10 },
  { answered: 10, total: 10 },
  { answered: 15, total: 15 },
])('counts $total questions without their list when $answered are answered', (each) => {
  expect(countWithoutList(each.answered)).toBe(each.total)
})
