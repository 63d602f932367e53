import { expect, it } from 'vitest'
import { checkDocument } from '#domain/requirements/checks/check-document.ts'
import { CHECK_TEXT } from '#domain/requirements/checks/text-en.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { computeReadiness } from './readiness.ts'

it('never says ready to build of words that contradict each other', () => {
  const quotes = [{ question: 'q1', text: 'Owners' }]
  const both = { id: 'CT-01', text: 'Which?', mark: 'open' as const, sources: ['q1'], quotes }
  const document = { ...writeStudio(), contradictions: [{ ...both, items: [] }] }
  const findings = checkDocument(document, CHECK_TEXT)
  const { band, score } = computeReadiness(document, findings, DOCUMENT_WORDS)
  expect([band, score]).toEqual(['estimate', 84])
})
