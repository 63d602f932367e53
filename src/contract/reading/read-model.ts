import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { idSchema } from '#contract/make-text-schema.ts'
import { readingSchema } from './reading-endpoints.ts'

export const modelReadingSchema = z
  .object({
    /** The model's name; null when none is configured, and the rules' rows stand. */
    model: z.string().nullable(),
    /** The questions whose answers the model has read to their end. */
    read: z.array(z.string()),
    /**
     * The reading as it is stored now: the model's rows where it has read, the rules' elsewhere. What
     * it supposes or asks besides are rows with the flag `offered`, once all answers are read together.
     */
    reading: readingSchema,
  })
  .meta({ id: 'ModelReading' })

export type ModelReadingView = z.output<typeof modelReadingSchema>

export const readWithModelBody = z
  .object({
    /** The one answer to read; all that are missing, and all rows together, without it. */
    question: idSchema.nullable().optional(),
  })
  .meta({ id: 'ReadWithModel' })

/**
 * Answers JSON. With `Accept: text/event-stream` the same call streams a `row` event for each row as
 * it passes the checks, then one `done` event with the stored reading, or one `error` event with the error
 * body. Words that were read before cost no call. The reading goes on when its caller goes away.
 */
export const readWithModel = {
  method: 'post',
  path: '/api/projects/{id}/reading/model',
  summary: 'Let the configured model read one answer, or all that it has not read yet',
  params: z.object({ id: idSchema }),
  body: readWithModelBody,
  response: modelReadingSchema,
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
    'reading_failed',
    'unavailable',
  ],
} as const satisfies Endpoint
