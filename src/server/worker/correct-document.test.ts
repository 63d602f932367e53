import { expect, it } from 'vitest'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { NO_PROPOSALS } from '#domain/requirements/enrichment/proposals.ts'
import { STUDIO_ROWS, studioInput } from '#domain/requirements/testing/studio.ts'
import { WORKS } from './works.ts'

const input = { ...studioInput(), language: 'en' as const }
const first = WORKS.writeDocument({ ...input, previous: null })
const said = { sameLanguage: true, previous: null }
const proposals = {
  ...NO_PROPOSALS,
  risks: [
    {
      text: 'The freelancer may leave before the courses start',
      cites: [{ question: 'q15', quote: 'a freelancer builds it' }],
    },
  ],
}
const enriched = WORKS.applyProposals({ ...said, document: first, proposals }).document
const newest: RequirementsDocument = { ...enriched, proposed: { proposals, sameLanguage: true } }

const correct = (rows = STUDIO_ROWS) => {
  const { previous: _, ...given } = studioInput({ rows })
  const stored = { newest: JSON.stringify(newest), before: JSON.stringify(newest) }
  return WORKS.correctDocument({ ...given, ...stored, language: 'en', version: 2 })
}

it('works in again what a model proposed, under the same id', () => {
  const [risk] = newest.risks
  expect(risk?.mark).toBe('assumed')
  const corrected = correct(STUDIO_ROWS.filter(({ kind }) => kind !== 'money'))
  const value: RequirementsDocument = JSON.parse(corrected?.content ?? '')
  expect(value.risks).toEqual(newest.risks)
  expect(value.proposed).toEqual(newest.proposed)
  expect(value.changeLog[0]?.changes.some(({ id }) => id === risk?.id)).toBe(false)
})

it('has nothing to write where nothing was corrected', () => {
  expect(correct()).toBeNull()
})
