import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { nameIssue } from './issues/issue-text.ts'
import { LIMITS } from './limits.ts'
import { idSchema, makeTextSchema } from './make-text-schema.ts'

export const consultationSchema = z
  .object({
    id: z.string(),
    /** The workshop question it belongs to; null when asked freely. */
    questionId: z.string().nullable(),
    question: z.string(),
    originalUserInput: z.string().nullable(),
    response: z.string(),
    /** Who wrote the reply: the built-in reviewer, or a model by its name. */
    source: z.string(),
    /**
     * `whole`; `writing` while it is being written, with the words so far; `stopped` by its reader
     * or `cut` by a fault, with what had come by then.
     */
    ending: z.enum(['writing', 'whole', 'stopped', 'cut']),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Consultation' })

export type Consultation = z.output<typeof consultationSchema>

export const askConsultationBody = z
  .object({
    question: makeTextSchema(LIMITS.consultationQuestion, 'nothingAsked').refine(
      (value) => value.trim() !== '',
      nameIssue('nothingAsked'),
    ),
    originalUserInput: makeTextSchema(LIMITS.answer).nullable().optional(),
    questionId: idSchema.nullable().optional(),
  })
  .meta({ id: 'AskConsultation' })

const params = z.object({ id: idSchema })

export const listConsultations = {
  method: 'get',
  path: '/api/projects/{id}/consultations',
  summary: "A project's consultations, the newest first (at most 100)",
  params,
  response: z.array(consultationSchema),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

/**
 * Answers JSON. With `Accept: text/event-stream` the same call streams `begun` with the
 * consultation, `text` events with the words as they come, then one `done` event with the whole
 * consultation, or one `error` event with the error body. The reply of a call with an
 * `Idempotency-Key` is finished and kept also when its reader leaves; without one it ends then.
 */
export const askConsultation = {
  method: 'post',
  path: '/api/projects/{id}/consultations',
  summary: 'Ask for feedback on an answer, or about anything',
  params,
  body: askConsultationBody,
  response: consultationSchema,
  status: 201,
  errors: [
    'signed_out',
    'invalid_input',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'trial_ended',
    'premium_required',
    'too_many_requests',
    'model_daily_limit',
    'consultation_failed',
    'consultation_stopped',
  ],
} as const satisfies Endpoint

export const stopConsultation = {
  method: 'post',
  path: '/api/projects/{id}/consultations/{consultationId}/stop',
  summary: 'Stop a reply that is being written; what has come is kept and marked as stopped',
  params: params.extend({ consultationId: idSchema }),
  response: consultationSchema,
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint
