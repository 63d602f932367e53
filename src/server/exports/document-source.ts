import { DOCUMENT_SCHEMA_PATH } from '#contract/exports/document-schema.ts'
import { requirementsValueSchema } from '#contract/requirements-document.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { DocumentSource } from './make-file.ts'
import type { ExportedDocument } from './queries.ts'

/** A stored document as the writers take it; throws `export_failed` when its value is not whole. */
export function documentSource(
  { content, markdown }: ExportedDocument,
  { config }: Pick<Deps, 'config'>,
): DocumentSource {
  const read = requirementsValueSchema.safeParse(content)
  if (!read.success) throw new AppError('export_failed', { cause: read.error })
  const schemaUrl = new URL(DOCUMENT_SCHEMA_PATH, config.publicUrl).href
  return { document: read.data, markdown, schemaUrl }
}
