import { expect, it } from 'vitest'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { isToldThere } from './doubts.ts'

const studio = writeStudio()
const [pattern = expect.fail('the studio has no rule')] = studio.rules

it.each([
  ['We have 18 boats, 12 of them singles', 'The club has 18 boats (12 singles).', true],
  ['We have 18 boats, 12 of them singles', 'Two boats stay at the club.', false],
  ['We have 18 boats, 12 of them singles', 'The club has 18 boats.', false],
  ['The boats are all of wood', 'Wooden boats stay at the club.', true],
  ['舟は全部で18艘、1人乗りは12艘', '舟18艘のうち12艘は1人乗りである。', true],
  ['舟は全部で18艘、1人乗りは12艘', '舟は2艘を必ず残す。', false],
])('“%s” is told where it is quoted by “%s”: %s', (said, text, isTold) => {
  const quotes = [{ question: 'q9', text: said }]
  const own = { ...{ text: said, mark: 'stated' as const, sources: ['q9'] }, quotes }
  const rule = { ...pattern, id: 'BR-900', text, condition: '', outcome: text, quotes }
  const document = { ...studio, rules: [rule] }
  expect(isToldThere({ id: 'AS-900', items: [], ...own }, document)).toBe(isTold)
})
