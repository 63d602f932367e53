import { expect, it } from 'vitest'
import { countContents } from './document-contents.ts'

type Document = Parameters<typeof countContents>[0]

const some = (count: number) => Array.from({ length: count }, () => ({}))

it('counts what a document holds', () => {
  const requirement = (priority: string, checks: number) => ({ priority, criteria: some(checks) })
  const document = {
    features: [
      { requirements: [requirement('must', 2), requirement('could', 1)] },
      { requirements: [requirement('must', 0)] },
    ],
    roles: some(2),
    rules: some(3),
    entities: some(4),
    openQuestions: some(5),
    assumptions: [],
  } as unknown as Document
  expect(countContents(document)).toEqual({
    requirements: 3,
    musts: 2,
    checks: 3,
    people: 2,
    rules: 3,
    things: 4,
    open: 5,
    assumed: 0,
  })
})
