import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { type DocumentInput, writeDocument } from '#domain/requirements/write-document.ts'

/** A first version in English, written from rows alone. */
export function write(
  rows: readonly Row[],
  answers: DocumentInput['answers'],
  more: Partial<DocumentInput> = {},
): RequirementsDocument {
  return writeDocument(
    {
      project: { title: 'App', description: null, assignee: null, startDate: null, endDate: null },
      answers,
      reading: { rows, unplaced: [] },
      version: 1,
      date: '2026-01-02',
      previous: null,
      ...more,
    },
    DOCUMENT_WORDS,
  )
}
