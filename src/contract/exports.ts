import { z } from 'zod'
import { EXPORT_FORMAT_IDS } from '#domain/requirements/exports/export-formats.ts'
import type { ErrorCode } from './errors.ts'
import { requirementsValueSchema } from './requirements-document.ts'
import { idSchema } from './text.ts'

/** A call that answers a file instead of JSON; its errors are JSON as everywhere. */
export interface FileEndpoint {
  path: string
  /** One line for the OpenAPI document. */
  summary: string
  params: z.ZodObject
  errors: readonly ErrorCode[]
}

const ERRORS = [
  'signed_out',
  'not_found',
  'account_suspended',
  'trial_ended',
  'premium_required',
  'export_failed',
  'unavailable',
] as const

/** One format of one version; the version is a number or `latest`. Markdown is free in every plan. */
export const exportDocument = {
  path: '/api/projects/{id}/documents/{version}/exports/{format}',
  summary: 'A requirements document as a file',
  params: z.object({
    id: idSchema,
    version: z.string().max(10),
    format: z.enum(EXPORT_FORMAT_IDS),
  }),
  errors: ERRORS,
} as const satisfies FileEndpoint

/** Spec §2: Export Documentation. */
export const exportProject = {
  path: '/api/projects/{id}/export',
  summary: 'The whole project as one ZIP: details, answers, consultations and the document',
  params: z.object({ id: idSchema }),
  errors: ERRORS,
} as const satisfies FileEndpoint

/** Where the JSON export's schema is published, for anybody to read. */
export const DOCUMENT_SCHEMA_PATH = '/api/schemas/requirements-document.json'

/** What the JSON export holds: the typed value and the address of its schema. */
const exportedDocumentSchema = requirementsValueSchema.extend({ $schema: z.url() })

/** The published JSON Schema (draft 2020-12) of the JSON export; `address` is where it stands. */
export function documentJsonSchema(address: string): object {
  const { $schema, ...schema } = z.toJSONSchema(exportedDocumentSchema)
  return { $schema, $id: address, title: 'Groundwork requirements document', ...schema }
}
