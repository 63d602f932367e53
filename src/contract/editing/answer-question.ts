import { z } from 'zod'
import { answerSchema } from '#contract/answers.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { LIMITS } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'

const reply = makeTextSchema(LIMITS.reply).nullable()

export const answerOpenQuestionBody = z
  .object({
    /** Null takes the reply back. */
    reply,
    /** The reply on the screen, null for none: another one is refused with `answer_conflict`. */
    replaces: reply,
  })
  .meta({ id: 'AnswerOpenQuestion' })

/** The reply goes into the answer it belongs to, which is what this answers with. */
export const answerOpenQuestion = {
  method: 'post',
  path: '/api/projects/{id}/open-questions/{item}/answer',
  summary: 'Answer an open question of the newest document, in the answer it belongs to',
  params: z.object({ id: idSchema, item: idSchema }),
  body: answerOpenQuestionBody,
  response: answerSchema,
  errors: [
    'signed_out',
    'invalid_input',
    'not_found',
    'account_suspended',
    'suspended_by_operator',
    'trial_ended',
    'answer_conflict',
    'unavailable',
  ],
} as const satisfies Endpoint
