import { expect, it } from 'vitest'
import { z } from 'zod'
import { ruleCaseSchema, withCases } from './rule-cases.ts'

const rule = withCases(z.object({ text: z.string(), cases: z.array(ruleCaseSchema).default([]) }))

it.each([
  [
    { text: 'At most 3.', example: 'A fourth is refused.' },
    [{ case: 'A fourth is refused.', then: '' }],
  ],
  [{ text: 'At most 3.', example: null }, []],
  [
    { text: 'At most 3.', cases: [{ case: 'a fourth', then: 'refused' }] },
    [{ case: 'a fourth', then: 'refused' }],
  ],
])('reads the cases of %o', (stored, cases) => {
  expect(rule.parse(stored)).toEqual({ text: 'At most 3.', cases })
})
