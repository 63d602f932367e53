import { z } from 'zod'
import { answerSchema } from '#contract/answers.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { LIMITS, MAX_FILE_BYTES, MAX_TOLD_BODY_BYTES } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'
import {
  questionIdSchema,
  sortedTellingSchema,
  sortingSchema,
  tellingSchema,
} from './telling-schema.ts'

const version = z.int().min(0).max(2_000_000_000)
const params = z.object({ id: idSchema })
const tellingParams = params.extend({ tellingId: idSchema })

export const tellBody = z
  .object({
    text: makeTextSchema(LIMITS.toldText, 'nothingTold').refine(
      (told) => told.trim() !== '',
      'nothingTold',
    ),
    origin: z.enum(['pasted', 'spoken']).default('pasted'),
  })
  .meta({ id: 'Tell' })

const stretches = z.array(z.int().min(0)).min(1).max(LIMITS.toldStretches)

/** See `TellingChange` of the domain. */
const changeSchema = z.union([
  z.object({ do: z.literal('place'), stretches, question: questionIdSchema }),
  z.object({ do: z.enum(['keep', 'ask']), stretches }),
  z.object({
    do: z.literal('edit'),
    question: questionIdSchema,
    words: makeTextSchema(LIMITS.answer).nullable(),
  }),
])

export const changeTellingBody = z
  .object({
    /** The version of the telling on the screen; a newer one is not changed. */
    version,
    changes: z.array(changeSchema).min(1).max(LIMITS.tellingChanges),
  })
  .meta({ id: 'ChangeTelling' })

export const takeDraftsBody = z
  .object({
    drafts: z
      .array(z.object({ telling: idSchema, version, question: questionIdSchema }))
      .min(1)
      .max(LIMITS.drafts),
  })
  .meta({ id: 'TakeDrafts' })

const refusedDraft = z.object({
  telling: z.string(),
  question: questionIdSchema,
  /** The answer is as long as it may be, or holds an object; the draft stays. */
  why: z.enum(['full', 'object']),
})

export const takenDraftsSchema = z
  .object({
    /** The answers that were added to, as they are now. */
    answers: z.array(answerSchema),
    tellings: z.array(sortingSchema),
    refused: z.array(refusedDraft),
  })
  .meta({ id: 'TakenDrafts' })

export type TakenDrafts = z.output<typeof takenDraftsSchema>

export const listTellings = {
  method: 'get',
  path: '/api/projects/{id}/tellings',
  summary: "A project's notes: what was told at once, and where each piece of it went",
  params,
  response: z.array(tellingSchema),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const tell = {
  method: 'post',
  path: '/api/projects/{id}/tellings',
  summary: 'Store a text and sort it into drafts for the fifteen answers',
  params,
  body: tellBody,
  bodyBytes: MAX_TOLD_BODY_BYTES,
  response: tellingSchema,
  status: 201,
  errors: [
    'signed_out',
    'invalid_input',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'notes_full',
    'too_many_requests',
    'unavailable',
  ],
} as const satisfies Endpoint

export const tellFile = {
  method: 'post',
  path: '/api/projects/{id}/told-files',
  summary: 'Store the words of a file (the body, as it is) and sort them into drafts',
  params,
  query: z.object({ name: makeTextSchema(LIMITS.fileName).min(1) }),
  file: { maxBytes: MAX_FILE_BYTES },
  response: tellingSchema,
  status: 201,
  errors: [...tell.errors, 'file_refused', 'body_too_large', 'unsupported_media_type'],
} as const satisfies Endpoint

/**
 * Answers JSON. With `Accept: text/event-stream` the same call streams a `part` event (the model's
 * name, which part of how many) before each part that the model is asked for, then one `done` event
 * with how the text is sorted now, or one `error` event with the error body. Whoever goes away ends
 * it, and the rules' sorting stands.
 */
export const sortTellingWithModel = {
  method: 'post',
  path: '/api/projects/{id}/tellings/{tellingId}/model',
  summary: 'Let the configured model sort a told text that nobody has changed since',
  params: tellingParams,
  response: sortedTellingSchema,
  errors: [
    'signed_out',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'trial_ended',
    'premium_required',
    'model_daily_limit',
    'too_many_requests',
    'unavailable',
  ],
} as const satisfies Endpoint

export const changeTelling = {
  method: 'post',
  path: '/api/projects/{id}/tellings/{tellingId}/changes',
  summary: 'Move pieces of a told text to another question, or word a draft otherwise',
  params: tellingParams,
  body: changeTellingBody,
  response: sortingSchema,
  errors: [
    'signed_out',
    'invalid_input',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'telling_conflict',
  ],
} as const satisfies Endpoint

export const takeDrafts = {
  method: 'post',
  path: '/api/projects/{id}/tellings/take',
  summary: 'Add drafts to the ends of their answers, all or none',
  params,
  body: takeDraftsBody,
  response: takenDraftsSchema,
  errors: [
    'signed_out',
    'invalid_input',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'telling_conflict',
  ],
} as const satisfies Endpoint

export const deleteTelling = {
  method: 'delete',
  path: '/api/projects/{id}/tellings/{tellingId}',
  summary: 'Delete a told text; answers that took words from it stay',
  params: tellingParams,
  response: z.object({ outcome: z.literal('telling_deleted') }),
  errors: ['signed_out', 'not_found', 'account_suspended', 'suspended_by_operator'],
} as const satisfies Endpoint
