import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { stampConflicts } from './list-reviewed.ts'

it('what the walk and both readings take back goes, up to what all may', () => {
  const { asked, inAll } = LIMITS.conflicts
  const document = writeRows(
    [
      makeRow('role', 'q5: the clerk', { name: 'clerk' }),
      makeRow('feature', 'q7: the clerk books a boat', { actor: 'clerk', does: 'book a boat' }),
    ],
    ENGLISH,
  )
  const [requirement = expect.fail('none')] = listRequirements(document)
  const ids = Array.from({ length: inAll + 1 }, (_, at) => `AC-001.${at + 10}`)
  requirement.criteria.push(
    ...ids.map((id, at) => ({
      ...{ id, mark: 'assumed' as const, sources: [], quotes: [], failure: false, given: '' },
      ...{ when: `the clerk opens deck ${at + 10}`, outcome: `berth ${at + 10} is shown` },
    })),
  )
  const conflicts = stampConflicts(
    ids.map((id) => ({ ids: [id, 'ROLE-01'], takeBack: [id], instead: [], cites: [] })),
    document,
  )
  const given = { document, previous: null, sameLanguage: true, words: ENGLISH }
  const { document: now, findings } = applyProposals({ ...given, proposals: { conflicts } })
  const left = listRequirements(now).flatMap(({ criteria }) => criteria.map(({ id }) => id))
  expect(inAll).toBe(3 * asked)
  expect(ids.filter((id) => left.includes(id))).toEqual(ids.slice(-1))
  expect(findings).toMatchObject([{ rule: 'too-many', index: inAll }])
})
