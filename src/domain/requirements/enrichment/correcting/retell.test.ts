import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

const SAID = 'invoices, I check them or Moss does'
type Told = readonly [given: string, when: string, outcome: string]

/** What the tests of a function say once it is done by somebody else. */
function retold(told: Told): (string | undefined)[] {
  const document = writeRows(
    [
      makeRow('role', 'q5: and me, I run the bakery', { name: 'owner', also: ['me'] }),
      makeRow('role', 'q5: the counter people', { name: 'counter' }),
      makeRow('role', 'q5: Moss, the driver', { name: 'driver', also: ['Moss'] }),
      makeRow('feature', 'q7: the counter checks invoices', {
        ...{ actor: 'counter', does: 'check the invoices', priority: 'must' },
      }),
      makeRow('aside', `q9: ${SAID}`, {}),
    ],
    ENGLISH,
  )
  const [requirement = expect.fail('none')] = listRequirements(document)
  const [given, when, outcome] = told
  requirement.criteria = [
    {
      ...{ id: 'AC-001.8', mark: 'stated', sources: ['q7'], quotes: [], failure: false },
      ...{ given, when, outcome },
    },
  ]
  const corrected = [{ id: requirement.id, roles: ['owner', 'Moss'], text: '' }]
  const cites = [{ question: 'q9', quote: SAID }]
  const conflict = { ids: [requirement.id, 'ROLE-01'], takeBack: [], instead: [], corrected, cites }
  const { document: now } = applyProposals({
    ...{ document, previous: null, sameLanguage: true, words: ENGLISH },
    proposals: { conflicts: stampConflicts([conflict], document) },
  })
  const test = listRequirements(now)[0]?.criteria.find(({ id }) => id === 'AC-001.8')
  return [test?.given, test?.when, test?.outcome]
}

it.each<[string, Told, Told]>([
  [
    'whoever leads the case and what comes of it',
    ['', 'the counter checks the invoices', 'the counter sees what is owed'],
    ['', 'the owner checks the invoices', 'the owner sees what is owed'],
  ],
  [
    'nobody who did something before',
    ['the counter has touched them', 'the counter checks the invoices', 'it is shown'],
    ['the counter has touched them', 'the owner checks the invoices', 'it is shown'],
  ],
  [
    'nobody in the case of somebody else',
    ['', 'somebody opens the invoices', 'the counter sees what is owed'],
    ['', 'somebody opens the invoices', 'the counter sees what is owed'],
  ],
])('a test of what somebody else does now names %s anew', (...given) => {
  const [, told, expected] = given
  expect(retold(told)).toEqual(expected)
})
