import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { isStorable } from '#contract/make-text-schema.ts'

const moment = z.iso.datetime()

/** The e-mails around signing in, each by its name in `src/server/texts/en/mail.ts`. */
export const MAIL_KINDS = [
  'verifyEmail',
  'resetPassword',
  'alreadyRegistered',
  'passwordChanged',
  'passwordChangedHere',
] as const

const failed = {
  attempts: z.int(),
  triedAt: moment,
}

/** What did not go as it should, without a word of anybody: codes and times. */
export const adminFailuresSchema = z
  .object({
    /** E-mails around signing in that no mail server took. */
    mails: z.array(
      z.object({
        userId: z.string(),
        email: z.string(),
        kind: z.enum(MAIL_KINDS),
        error: z.string(),
        ...failed,
        /** When it is tried again by itself; null once it was often enough. */
        nextAttemptAt: moment.nullable(),
      }),
    ),
    /** Messages of the contact form that still wait to be mailed. */
    messages: z.array(
      z.object({ id: z.string(), createdAt: moment, attempts: z.int(), nextAttemptAt: moment }),
    ),
    /** Events of the payment provider without their effect. */
    webhooks: z.array(z.object({ id: z.string(), type: z.string(), error: z.string(), ...failed })),
    /** Documents that could not be written: at which stage, and why by the error's code. */
    generations: z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        startedAt: moment,
        stage: z.string(),
        error: z.string(),
      }),
    ),
  })
  .meta({ id: 'AdminFailures' })

export type AdminFailures = z.output<typeof adminFailuresSchema>

export const listAdminFailures = {
  method: 'get',
  path: '/api/admin/failures',
  summary:
    'What failed: e-mails, contact messages, payment events, documents; the latest 50 of each',
  response: adminFailuresSchema,
  errors: ['not_found'],
} as const satisfies Endpoint

const id = z.string().min(1).max(255).refine(isStorable)

export const retryFailure = {
  method: 'post',
  path: '/api/admin/failures/retry',
  summary: 'Tries once more what failed',
  body: z.discriminatedUnion('what', [
    z.object({ what: z.literal('mail'), userId: id, kind: z.enum(MAIL_KINDS) }),
    z.object({ what: z.literal('message'), id }),
    z.object({ what: z.literal('webhook'), id }),
  ]),
  response: z.object({ outcome: z.enum(['done', 'failed']) }),
  errors: ['not_found', 'invalid_input', 'confirmation_needed', 'sign_in_again', 'admin_conflict'],
} as const satisfies Endpoint

export type FailureToRetry = z.output<typeof retryFailure.body>
