import { z } from 'zod'
import { DRAFT_PARTS } from '#domain/requirements/drafting/grow-draft.ts'
import type { Endpoint } from './endpoint.ts'
import { GENERATION_STAGES, GENERATION_STATES, PART_STATES } from './generation-stages.ts'
import { idSchema } from './make-text-schema.ts'
import { printedValueSchema } from './printed/printed-document.ts'

export const documentVersionSchema = z
  .object({
    version: z.int(),
    title: z.string(),
    /** Who wrote it: the built-in writer, or a model by its name. */
    source: z.string(),
    createdAt: z.iso.datetime(),
    /** When corrections last went into it; null for one that they did not make. */
    correctedAt: z.iso.datetime().nullable(),
    /** The version of the reading it was written from; null for an older or a restored one. */
    readingVersion: z.int().nullable(),
  })
  .meta({ id: 'DocumentVersion' })

export type DocumentVersion = z.output<typeof documentVersionSchema>

/** A stored document; `document` is its Markdown text (docs/product.md#data). */
export const requirementsDocumentSchema = documentVersionSchema
  .extend({ document: z.string() })
  .meta({ id: 'RequirementsDocument' })

export type StoredDocument = z.output<typeof requirementsDocumentSchema>

/** A document for reading: its text, and the typed value the text was rendered from. */
export const openDocumentSchema = requirementsDocumentSchema
  .extend({ content: printedValueSchema })
  .meta({ id: 'OpenDocument' })

export type OpenDocument = z.output<typeof openDocumentSchema>

const params = z.object({ id: idSchema })
const versionParams = z.object({ id: idSchema, version: z.string().max(10) })

/** What goes on in a generation; `parts` is empty when no model is asked. */
const progressSchema = z.object({
  stage: z.enum(GENERATION_STAGES),
  parts: z.array(z.object({ name: z.enum(DRAFT_PARTS), state: z.enum(PART_STATES) })),
})

export type GenerationProgress = z.output<typeof progressSchema>

/** A project's newest generation. */
export const generationSchema = z
  .object({
    status: z.enum(GENERATION_STATES),
    progress: progressSchema.nullable(),
    startedAt: z.iso.datetime().nullable(),
    /** Why it failed: an error's code. */
    error: z.string().nullable(),
    /** The version it was stored as. */
    version: z.int().nullable(),
  })
  .meta({ id: 'Generation' })

export type RunningGeneration = z.output<typeof generationSchema>

/**
 * The generation goes on when the caller goes away; `getGeneration` tells how far it is.
 * Answers JSON. With `Accept: text/event-stream` the same call streams `stage` events, then one
 * `done` event with the document, or one `error` event with the error body.
 */
export const generateRequirements = {
  method: 'post',
  path: '/api/projects/{id}/generate-requirements',
  summary: 'Generate the requirements document and store it as a new version',
  params,
  response: requirementsDocumentSchema,
  status: 201,
  errors: [
    'signed_out',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'trial_ended',
    'premium_required',
    'trial_generation_used',
    'too_many_requests',
    'generation_running',
    'generation_cancelled',
    'answers_missing',
    'answers_inadequate',
    'generation_failed',
    'unavailable',
  ],
} as const satisfies Endpoint

export const getGeneration = {
  method: 'get',
  path: '/api/projects/{id}/generation',
  summary: "How far the project's generation is, or how the newest one ended",
  params,
  response: generationSchema,
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

/** Cancelling what is not running changes nothing; the response tells its state. */
export const cancelGeneration = {
  method: 'post',
  path: '/api/projects/{id}/generation/cancel',
  summary: 'Cancel the generation that is running; nothing is stored and no allowance spent',
  params,
  response: generationSchema,
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const listDocuments = {
  method: 'get',
  path: '/api/projects/{id}/documents',
  summary: "A project's documents, the newest first, without their text",
  params,
  response: z.array(documentVersionSchema),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const getDocument = {
  method: 'get',
  path: '/api/projects/{id}/documents/{version}',
  summary: 'One stored document; the version is a number or `latest`',
  params: versionParams,
  response: openDocumentSchema,
  errors: ['signed_out', 'not_found', 'too_many_requests', 'unavailable'],
} as const satisfies Endpoint

export const restoreDocument = {
  method: 'post',
  path: '/api/projects/{id}/documents/{version}/restore',
  summary: 'Store what an earlier version says as a new version',
  params: versionParams,
  response: requirementsDocumentSchema,
  status: 201,
  errors: [
    'signed_out',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'trial_ended',
    'premium_required',
    'generation_running',
    'too_many_requests',
    'unavailable',
  ],
} as const satisfies Endpoint

/**
 * Nothing is generated: the corrected reading is written out again, into the newest version where
 * that was made by corrections a short while ago, else as a new one. Without anything to correct
 * the newest version is answered as it is.
 */
export const correctDocument = {
  method: 'post',
  path: '/api/projects/{id}/documents/corrections',
  summary: 'Bring what was corrected and answered into the newest document',
  params,
  response: requirementsDocumentSchema,
  errors: [
    'signed_out',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'trial_ended',
    'generation_running',
    'too_many_requests',
    'unavailable',
  ],
} as const satisfies Endpoint
