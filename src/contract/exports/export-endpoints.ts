import { z } from 'zod'
import type { ErrorCode } from '#contract/errors.ts'
import { idSchema } from '#contract/make-text-schema.ts'
import { EXPORT_FORMAT_IDS } from '#domain/requirements/exports/export-formats.ts'

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
  'too_many_requests',
  'export_failed',
  'unavailable',
] as const

/**
 * One format of one version; the version is a number or `latest`. Markdown is free in every plan.
 */
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

export const CHANGES_FORMATS = ['markdown', 'package'] as const

export type ChangesFormat = (typeof CHANGES_FORMATS)[number]

const versionNumber = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)

/** To read as Markdown, which is free; or a ZIP with it, as data and as a change of OpenSpec. */
export const exportChanges = {
  path: '/api/projects/{id}/documents/{version}/changes/{from}/{format}',
  summary: 'What changed from one version of a document to another, as a file',
  params: z.object({
    id: idSchema,
    version: versionNumber,
    from: versionNumber,
    format: z.enum(CHANGES_FORMATS),
  }),
  errors: ERRORS,
} as const satisfies FileEndpoint

/** Export Documentation (docs/product.md#document). */
export const exportProject = {
  path: '/api/projects/{id}/export',
  summary: 'The whole project as one ZIP: details, answers, consultations and the document',
  params: z.object({ id: idSchema }),
  errors: ERRORS,
} as const satisfies FileEndpoint

/** Everything the account holds, in every status (docs/product.md#profile). */
export const exportAccount = {
  path: '/api/profile/export',
  summary: 'Everything the account holds as one ZIP: JSON, and Markdown to read',
  params: z.object({}),
  errors: ['signed_out', 'too_many_requests', 'export_failed', 'unavailable'],
} as const satisfies FileEndpoint
