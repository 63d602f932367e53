import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import type { ExportFormatId } from '#domain/requirements/exports/export-formats.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { parseDocument } from '#server/db/parse-document.ts'
import { chooseDocumentWords } from '#server/texts/texts.ts'
import { type DocumentSource, makeFile } from './make-file.ts'
import type { ExportedDocument } from './project-source.ts'

/** A document as it was stored, and where the schema of its JSON is. */
export interface StoredSource extends ExportedDocument {
  schemaUrl: string
  projectId: string
}

/** A stored document with the user's edits, as the writers take it; throws when its value is not whole. */
export function readSource({
  projectId,
  content,
  markdown,
  edits,
  schemaUrl,
}: StoredSource): DocumentSource {
  const document = parseDocument(content)
  if (edits.length === 0) return { projectId, document, markdown, schemaUrl }
  const edited = layEdits(document, edits, chooseDocumentWords(document))
  return {
    projectId,
    document: edited,
    markdown: renderMarkdown(edited, chooseDocumentWords(edited)),
    schemaUrl,
  }
}

/** A stored document as a file's bytes. */
export function makeStoredFile(order: {
  source: StoredSource
  format: ExportFormatId
}): Promise<Uint8Array> {
  return makeFile(readSource(order.source), order.format)
}
