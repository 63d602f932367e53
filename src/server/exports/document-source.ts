import { DOCUMENT_SCHEMA_PATH } from '#contract/exports/document-schema.ts'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { withEdits } from '#server/editing/with-edits.ts'
import type { DocumentSource } from './make-file.ts'
import type { ExportedDocument } from './queries.ts'

/** A stored document with the user's edits, as the writers take it; throws `export_failed` when its value is not whole. */
export async function documentSource(
  { content, markdown, edits }: ExportedDocument,
  { deps: { config }, signal }: { deps: Pick<Deps, 'config'>; signal: AbortSignal },
): Promise<DocumentSource> {
  const read = requirementsValueSchema.safeParse(content)
  if (!read.success) throw new AppError('export_failed', { cause: read.error })
  const schemaUrl = new URL(DOCUMENT_SCHEMA_PATH, config.publicUrl).href
  const edited = await withEdits({ content: read.data, markdown, edits }, signal)
  return { document: edited.content, markdown: edited.markdown, schemaUrl }
}
