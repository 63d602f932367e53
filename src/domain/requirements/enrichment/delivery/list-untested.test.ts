import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { listUntested } from './list-untested.ts'

const NEVER = 'Never lend a drill to a school without a teacher present'
const CHARGE = 'When a tool is late, £2 a day is charged'

/** A library of tools with two rules and one test. */
function withTest(quote: string, test: { given?: string; when: string; outcome: string }) {
  const document: RequirementsDocument = writeRows([
    makeRow('role', 'q5: keeper', { name: 'keeper' }),
    makeRow('feature', 'q7: keeper lends a tool', { actor: 'keeper', does: 'lend a tool' }),
    makeRow('rule', `q9: ${NEVER}`, {
      when: 'a drill is lent to a school',
      then: 'never without a teacher present',
    }),
    makeRow('rule', `q9: ${CHARGE}`, { when: 'a tool is late', then: '£2 a day is charged' }),
  ])
  const [first = expect.fail('none')] = listRequirements(document)
  const about = { id: 'AC#1', sources: ['q9'], mark: 'assumed' as const, failure: true, given: '' }
  for (const each of listRequirements(document)) each.criteria = []
  first.criteria = [{ ...about, quotes: [{ question: 'q9', text: quote }], ...test }]
  return listUntested(document).map(({ condition }) => condition)
}

const DRILL = 'A drill is lent to a school'
const LATE = 'A tool is late'

it.each([
  [
    NEVER,
    { when: 'no teacher is present and a school asks for a drill', outcome: 'refused' },
    [LATE],
  ],
  [CHARGE, { when: 'a saw is one day late; two days', outcome: 'charged £2; £4' }, [DRILL]],
  // The rule again, and what only rests on its words.
  [
    CHARGE,
    { when: 'the app works out', outcome: 'this holds: a tool is late: £2 a day is charged' },
    null,
  ],
  [CHARGE, { when: 'a tool is late', outcome: '£2 a day is charged' }, null],
  [NEVER, { when: 'the keeper looks for a drill', outcome: 'the keeper sees it' }, null],
])('finds the rules that no test runs: %s: %o', (quote, test, left) => {
  expect(withTest(quote, test)).toEqual(left ?? [DRILL, LATE])
})
