import { expect, it } from 'vitest'
import { applyProposals } from '#domain/requirements/enrichment/apply-proposals.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { makeRow } from '#domain/requirements/testing/make-rows.ts'
import { writeRows } from '#domain/requirements/testing/write-rows.ts'
import { DOCUMENT_WORDS as ENGLISH } from '#domain/requirements/text-en/words.ts'
import { stampConflicts } from './list-reviewed.ts'

const LINK = 'the class is paid by link'
const COUNTER = 'nobody pays online, the counter takes it'

function draft(suggestedDefault: string | undefined, side = LINK) {
  const document = writeRows(
    [
      makeRow('role', 'q5: the counter', { name: 'counter' }),
      makeRow('feature', 'q7: book the class', { actor: 'counter', does: 'book the class' }),
      makeRow('aside', `q9: ${LINK}`, {}),
      makeRow('aside', `q8: ${COUNTER}\nq8: it rains a lot`, {}),
    ],
    ENGLISH,
  )
  const [requirement = expect.fail('none')] = listRequirements(document)
  requirement.criteria.push({
    ...{ id: 'AC-001.8', mark: 'stated', sources: ['q9'], failure: false, given: '' },
    ...{ when: 'somebody books the class', outcome: 'it is paid by link' },
    quotes: [{ question: 'q9', text: LINK }],
  })
  document.contradictions = [
    {
      ...{ id: 'CT-01', mark: 'open', sources: ['q8', 'q9'], items: ['FR-001'] },
      ...(suggestedDefault !== undefined && { suggestedDefault }),
      text: 'Is the class paid by link, or at the counter?',
      quotes: [
        { question: 'q9', text: side },
        { question: 'q8', text: COUNTER },
      ],
    },
  ]
  return document
}

it.each([
  ['goes where the other side holds until it is decided', 'The counter takes it', LINK, true],
  ['stays where nothing holds', undefined, LINK, false],
  ['stays where it is of neither side', 'The counter takes it', 'it rains a lot', false],
] as const)('a test of one side of what cannot both be %s', (...given) => {
  const [, until, side, isGone] = given
  const document = draft(until, side)
  const conflict = {
    ...{ ids: ['AC-001.8', 'CT-01'], takeBack: ['AC-001.8'], instead: [], corrected: [] },
    cites: [],
  }
  const proposals = { conflicts: stampConflicts([conflict], document) }
  const base = { document, previous: null, sameLanguage: true, words: ENGLISH }
  const { document: now, findings } = applyProposals({ ...base, proposals })
  const ids = listRequirements(now).flatMap(({ criteria }) => criteria.map(({ id }) => id))
  expect(ids.includes('AC-001.8')).toBe(!isGone)
  expect(findings.map(({ rule }) => rule)).toEqual(isGone ? [] : ['told'])
})
