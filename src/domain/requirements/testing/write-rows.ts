import type { Row } from '#domain/reading/rows.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { type DocumentInput, writeDocument } from '#domain/requirements/write-document.ts'
import { inputOfRows } from './write.ts'

/** A document from rows alone: what their quotes say, line by line, are its answers. */
export function writeRows(
  rows: readonly Row[],
  words: DocumentWords = DOCUMENT_WORDS,
  more: Partial<DocumentInput> = {},
): RequirementsDocument {
  const texts = new Map<string, string[]>()
  for (const { question, words: said } of rows.flatMap((row) => row.said)) {
    texts.set(question, [...(texts.get(question) ?? []), said])
  }
  const answers = [...texts].map(([questionId, lines]) => ({ questionId, value: lines.join('\n') }))
  return writeDocument(inputOfRows(rows, answers, more), words)
}
