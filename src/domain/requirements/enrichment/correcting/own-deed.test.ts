import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

/** Longer than what may be supplied. */
const DEED =
  'tick the bread that came back in again on the list of the day with the count of loaves, the name of the shop, the price and the hour of the van'
const TOLD = `the driver ticks the bread that came back in again on the list`
const SHOP = writeRows(
  [
    makeRow('role', 'q5: the counter', { name: 'counter' }),
    makeRow('role', 'q5: the driver', { name: 'driver' }),
    makeRow('feature', `q7: ${DEED}`, {
      ...{ actor: 'counter', does: DEED, priority: 'must' },
    }),
    makeRow('aside', `q9: ${TOLD}`, {}),
  ],
  ENGLISH,
)

it.each(['', DEED])('who does a deed is corrected whatever its form: “%s”', (text) => {
  const [requirement] = listRequirements(SHOP)
  const id = requirement?.id ?? ''
  const conflict = {
    ...{ ids: [id, 'ROLE-02'], takeBack: [], instead: [] },
    corrected: [{ id, roles: ['driver'], text }],
    cites: [{ question: 'q9', quote: TOLD }],
  }
  const proposals = { conflicts: stampConflicts([conflict], SHOP) }
  const given = { document: SHOP, previous: null, sameLanguage: true, words: ENGLISH }
  const { document, findings } = applyProposals({ ...given, proposals })
  expect(findings).toEqual([])
  expect(listRequirements(document)[0]?.text).toBe(`The app shall let the driver ${DEED}.`)
})

it.each([
  ['the price comes out at once', 'guess', 'The app shall show the price at once.', 0],
  ['the counter shows the price at once', 'guess', 'The app shall let the counter', 1],
  ['the price comes out at once', 'clear', 'The app shall let the counter', 1],
] as const)('the app does what no quote says that somebody does: “%s”, %s', (...given) => {
  const [said, certainty, text, asked] = given
  const does = 'show the price at once'
  const document = writeRows(
    [
      makeRow('role', 'q5: the counter', { name: 'counter' }),
      makeRow('role', 'q5: the driver', { name: 'driver' }),
      makeRow('feature', `q7: ${said}`, { actor: 'counter', does, priority: 'must', certainty }),
      makeRow('aside', 'q6: the price comes out at once and the driver reads it', {}),
    ],
    ENGLISH,
  )
  const id = listRequirements(document)[0]?.id ?? ''
  const conflict = {
    ...{ ids: [id, 'ROLE-02'], takeBack: [], instead: [] },
    corrected: [{ id, roles: ['app'], text: '' }],
    cites: [{ question: 'q6', quote: 'the price comes out at once' }],
  }
  const { document: done } = applyProposals({
    ...{ document, previous: null, sameLanguage: true, words: ENGLISH },
    proposals: { conflicts: stampConflicts([conflict], document) },
  })
  expect(listRequirements(done)[0]?.text).toContain(text)
  expect(done.contradictions).toHaveLength(asked)
})
