import { SAMPLE_PROJECT } from '#domain/questionnaire/sample-project.ts'
import { SAMPLE_READING } from '#domain/questionnaire/sample-reading/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { writeDocument } from '#domain/requirements/write-document.ts'

/** A day that never changes, so that the same sources always give the same page. */
const DATE = '2026-01-02'

/** The sample project as the engine writes it. For pages that are drawn at build time. */
export function sampleDocument(): RequirementsDocument {
  const { title, description, answers } = SAMPLE_PROJECT
  return writeDocument({
    project: { title, description, assignee: null, startDate: null, endDate: null },
    answers: Object.entries(answers).map(([questionId, value]) => ({ questionId, value })),
    reading: SAMPLE_READING,
    version: 1,
    date: DATE,
    previous: null,
  })
}
