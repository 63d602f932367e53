import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { type DocumentInput, writeDocument } from '#domain/requirements/write-document.ts'
import { loadTaggers } from '#server/providers/taggers/load-taggers.ts'

/** What a first version is written from, of rows alone. */
export function inputOfRows(
  rows: readonly Row[],
  answers: DocumentInput['answers'],
  more: Partial<DocumentInput> = {},
): DocumentInput {
  return {
    project: { title: 'App', description: null, assignee: null, startDate: null, endDate: null },
    answers,
    reading: { rows, unplaced: [] },
    taggers: loadTaggers(),
    version: 1,
    date: '2026-01-02',
    previous: null,
    ...more,
  }
}

/** A first version in English, written from rows alone. */
export function write(...given: Parameters<typeof inputOfRows>): RequirementsDocument {
  return writeDocument(inputOfRows(...given), DOCUMENT_WORDS)
}
