import { z } from 'zod'
import { requirementsValueSchema } from '#contract/requirements-document.ts'

/** Where the JSON export's schema is published, for anybody to read. */
export const DOCUMENT_SCHEMA_PATH = '/api/schemas/requirements-document.json'

/** What the JSON export holds: the typed value, the address of its schema and its hash. */
const exportedDocumentSchema = requirementsValueSchema.extend({
  $schema: z.url(),
  /** Of the canonical JSON (RFC 8785) of all but `$schema`, `approvals` and this. */
  sha256: z.string(),
})

/** The published JSON Schema (draft 2020-12) of the JSON export; `address` is where it is. */
export function buildDocumentJsonSchema(address: string): object {
  const { $schema, ...schema } = z.toJSONSchema(exportedDocumentSchema)
  return { $schema, $id: address, title: 'Groundwork requirements document', ...schema }
}
