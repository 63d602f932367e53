import type { ExportFormatId } from '#domain/requirements/exports/export-formats.ts'
import { renderMarkdown } from '#domain/requirements/render-markdown.ts'
import { withhold } from '#domain/requirements/secrets/withhold.ts'
import { parseDocument } from '#server/db/parse-document.ts'
import { hasLayers, layOver } from '#server/lay-over.ts'
import { chooseDocumentWords } from '#server/texts/texts.ts'
import { type DocumentSource, makeFile } from './make-file.ts'
import type { ExportedDocument } from './project-source.ts'

/** A document as it was stored, and where the schema of its JSON is. */
export interface StoredSource extends ExportedDocument {
  schemaUrl: string
  projectId: string
}

/** A stored document with what lies over it, as the writers take it, without what the founder asked not to tell; throws when its value is not whole. */
export function readSource(source: StoredSource): DocumentSource {
  const { projectId, content, markdown, edits, approvals, schemaUrl } = source
  const stored = parseDocument(content)
  const whole = hasLayers(source) ? layOver(stored, { edits, approvals }) : stored
  const words = chooseDocumentWords(whole)
  const document = withhold(whole, words.document)
  if (document === stored) return { projectId, document, markdown, schemaUrl }
  const text = renderMarkdown(document, words)
  return { projectId, document, markdown: text, schemaUrl }
}

/** A stored document as a file's bytes. */
export function makeStoredFile(order: {
  source: StoredSource
  format: ExportFormatId
}): Promise<Uint8Array> {
  return makeFile(readSource(order.source), order.format)
}
