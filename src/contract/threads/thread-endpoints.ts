import { z } from 'zod'
import { answerSchema } from '#contract/answers.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { LIMITS } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'
import { threadSchema } from './thread-schema.ts'

const thread = z.object({ id: idSchema, threadId: idSchema })

export const listThreads = {
  method: 'get',
  path: '/api/threads',
  summary: "Comments on all of the account's documents, the newest first",
  response: z
    .object({
      threads: z.array(threadSchema),
      /** Whether new comments are told by mail. */
      isMailed: z.boolean(),
    })
    .meta({ id: 'Inbox' }),
  errors: ['signed_out'],
} as const satisfies Endpoint

export type Inbox = z.output<typeof listThreads.response>

export const listProjectThreads = {
  method: 'get',
  path: '/api/projects/{id}/threads',
  summary: "Comments on a project's documents, the newest first",
  params: z.object({ id: idSchema }),
  response: z.array(threadSchema),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const replyToThread = {
  method: 'post',
  path: '/api/projects/{id}/threads/{threadId}/reply',
  summary: 'Reply to a comment, in the answer that its item comes from',
  params: thread,
  body: z
    .object({
      reply: makeTextSchema(LIMITS.reply).refine((text) => text.trim() !== '', 'nothingReplied'),
    })
    .meta({ id: 'ReplyToThread' }),
  response: z.object({ thread: threadSchema, answer: answerSchema }).meta({ id: 'Replied' }),
  errors: [
    'signed_out',
    'invalid_input',
    'not_found',
    'account_suspended',
    'trial_ended',
    'unavailable',
  ],
} as const satisfies Endpoint

/** Where a suggested wording went. */
export const takeWording = {
  method: 'post',
  path: '/api/projects/{id}/threads/{threadId}/take',
  summary: 'Take a suggested wording, as an edit of what the item comes from',
  params: thread,
  response: threadSchema,
  errors: [
    'signed_out',
    'not_found',
    'account_suspended',
    'trial_ended',
    'wording_gone',
    'reading_conflict',
    'edit_conflict',
    'invalid_input',
    'unavailable',
  ],
} as const satisfies Endpoint

export const changeThread = {
  method: 'patch',
  path: '/api/projects/{id}/threads/{threadId}',
  summary: 'Close a comment, or open it again',
  params: thread,
  body: z.object({ isClosed: z.boolean() }).meta({ id: 'ChangeThread' }),
  response: threadSchema,
  errors: ['signed_out', 'invalid_input', 'not_found'],
} as const satisfies Endpoint

export const deleteThread = {
  method: 'delete',
  path: '/api/projects/{id}/threads/{threadId}',
  summary: 'Delete a comment with its reply; the reply stays in the answer',
  params: thread,
  response: z.object({ deleted: z.literal(true) }),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const seeThreads = {
  method: 'post',
  path: '/api/threads/seen',
  summary: 'Note that the founder has seen all comments up to one moment',
  body: z
    .object({
      /** When the newest of them was made. */
      until: z.iso.datetime(),
    })
    .meta({ id: 'SeeThreads' }),
  response: z.object({ seen: z.literal(true) }),
  errors: ['signed_out', 'invalid_input'],
} as const satisfies Endpoint

export const chooseCommentMails = {
  method: 'post',
  path: '/api/comment-mails',
  summary: 'Be told of new comments by mail, or not',
  body: z.object({ isMailed: z.boolean() }).meta({ id: 'ChooseCommentMails' }),
  response: z.object({ isMailed: z.boolean() }),
  errors: ['signed_out', 'invalid_input'],
} as const satisfies Endpoint
