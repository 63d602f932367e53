import type { ExportFormatId } from '#domain/requirements/exports/export-formats.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { parseDocument } from '#server/db/parse-document.ts'
import { layOver } from '#server/lay-over.ts'
import { chooseDocumentWords } from '#server/texts/texts.ts'
import { type DocumentSource, makeFile } from './make-file.ts'
import type { ExportedDocument } from './queries.ts'

/** A document as it was stored, and where the schema of its JSON is. */
export interface StoredSource extends ExportedDocument {
  schemaUrl: string
}

/** A stored document with what lies over it, as the writers take it; throws when its value is not whole. */
export function readSource(source: StoredSource): DocumentSource {
  const { content, markdown, edits, approvals, schemaUrl } = source
  const document = parseDocument(content)
  if (edits.length + approvals.length === 0) return { document, markdown, schemaUrl }
  const read = layOver(document, { edits, approvals })
  return { document: read, markdown: renderMarkdown(read, chooseDocumentWords(read)), schemaUrl }
}

/** A stored document as a file's bytes. */
export function makeStoredFile(order: {
  source: StoredSource
  format: ExportFormatId
}): Promise<Uint8Array> {
  return makeFile(readSource(order.source), order.format)
}
