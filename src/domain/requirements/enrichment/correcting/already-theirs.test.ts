import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { stampConflicts } from '#domain/requirements/enrichment/reviewing/list-reviewed.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'

it('who does it already is asked of nobody: the other one, whom somebody supposed, may be gone since', () => {
  const document = writeRows(
    [
      makeRow('role', 'q5: the counter people', { name: 'counter' }),
      makeRow('feature', 'q7: the counter checks invoices', {
        ...{ actor: 'counter', does: 'check the invoices' },
      }),
    ],
    ENGLISH,
  )
  const [{ id } = expect.fail('none')] = listRequirements(document)
  const conflict = {
    ...{ ids: [id], takeBack: [], instead: [] },
    corrected: [{ id, roles: ['counter'], text: '' }],
    cites: [{ question: 'q7', quote: 'the counter checks invoices' }],
  }
  const proposals = { conflicts: stampConflicts([conflict], document) }
  const given = { document, previous: null, sameLanguage: true, words: ENGLISH }
  const done = applyProposals({ ...given, proposals })
  expect(done.findings.map(({ rule }) => rule)).toEqual(['repeated'])
  expect(done.document.contradictions ?? []).toEqual([])
})
