import { expect, it } from 'vitest'
import type { LaidApproval } from '#domain/requirements/approvals/approval.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { writeStudio } from '#domain/requirements/testing/studio.ts'
import { APPROVAL_TEXT } from '#domain/requirements/text-en/approvals.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'

const { heading, recognise, before, rest } = APPROVAL_TEXT.signOff
const studio = writeStudio()

it('has lines to sign on paper in the hand-off', () => {
  const printed = renderMarkdown(studio, DOCUMENT_WORDS)
  expect(printed.indexOf(`### ${heading}`)).toBeGreaterThan(printed.indexOf('## 18 '))
  expect(printed).toContain(recognise)
})

it('names in words what is decided first and what is built', () => {
  expect(renderMarkdown(studio, DOCUMENT_WORDS)).toContain(`${recognise} ${before} ${rest}`)
  const settled = { ...studio, assumptions: [], openQuestions: [], contradictions: [] }
  expect(renderMarkdown(settled, DOCUMENT_WORDS)).not.toContain(before)
})

it('has none once somebody has approved in the app', () => {
  const approval: LaidApproval = {
    name: 'Mia Alvarez',
    role: null,
    at: '2026-01-03T10:00:00.000Z',
    version: 1,
    sha256: 'a'.repeat(64),
    items: {},
    again: [],
  }
  const printed = renderMarkdown({ ...studio, approvals: [approval] }, DOCUMENT_WORDS)
  expect(printed).not.toContain(recognise)
})
