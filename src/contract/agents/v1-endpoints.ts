import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { idSchema } from '#contract/make-text-schema.ts'

/*
 * The part of the API that programs of others may rely on. Its shapes are its own, so that what the
 * browser needs can change: a field may be added here, none may go or mean something else. The file
 * docs/api-v1.json is what was promised; a test compares.
 */

const projectSchema = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string().nullable(),
    /** The newest document's version; null before the first. */
    documentVersion: z.int().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'ProjectV1' })

const versionSchema = z
  .object({ version: z.int(), title: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'VersionV1' })

const documentSchema = versionSchema
  .extend({
    markdown: z.string(),
    content: z
      .record(z.string(), z.unknown())
      .meta({ description: 'The document as data. Its own schema has the address in `schema`.' }),
    schema: z.url(),
  })
  .meta({ id: 'DocumentV1' })

const ERRORS = [
  'token_refused',
  'scope_missing',
  'account_suspended',
  'trial_ended',
  'premium_required',
  'too_many_requests',
  'unavailable',
] as const

export const listProjectsV1 = {
  method: 'get',
  path: '/api/v1/projects',
  summary: 'The projects, the newest change first',
  response: z.array(projectSchema),
  errors: ERRORS,
} as const satisfies Endpoint

export const listVersionsV1 = {
  method: 'get',
  path: '/api/v1/projects/{id}/documents',
  summary: "A project's document versions, the newest first",
  params: z.object({ id: idSchema }),
  response: z.array(versionSchema),
  errors: [...ERRORS, 'not_found'],
} as const satisfies Endpoint

export const getDocumentV1 = {
  method: 'get',
  path: '/api/v1/projects/{id}/documents/{version}',
  summary: 'One version of a document, as Markdown and as data; `latest` is the newest',
  params: z.object({ id: idSchema, version: z.string().max(10) }),
  response: documentSchema,
  errors: [...ERRORS, 'not_found'],
} as const satisfies Endpoint
