import { expect, it } from 'vitest'
import { decideEdge } from './decide-edge.ts'
import { findLimits } from './find-limits.ts'

it.each([
  // What has to be done before a time is too late at that time.
  ['Meal off is to be told before 9 pm of the previous day', 'tooLate'],
  ['The final numbers must be sent in before 18:00', 'tooLate'],
  ['Orders have to be placed before noon', 'tooLate'],
  ['申し込みは18時より前に済ませること', 'tooLate'],
  // What begins, or is forbidden, before a time is not there any more.
  ['Nobody may start before 9 am', 'appliesNot'],
  ['Dogs must not be let out before 8 am', 'appliesNot'],
  ['A pupil under 15 years dives with a parent', 'appliesNot'],
  ['18時より前は割引になる', 'appliesNot'],
])('%s: %s', (clause, outcome) => {
  const language = /[ぁ-ん]/u.test(clause) ? 'ja' : 'en'
  const limits = findLimits(clause, language)
  expect(limits.map((limit) => decideEdge(limit, clause))).toEqual([outcome])
})
