import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { LIMITS } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'
import { cleanName, cleanText } from '#domain/threads/clean-name.ts'
import { THREAD_KINDS } from '#domain/threads/thread.ts'
import { sharedThreadSchema } from './thread-schema.ts'

/** 256 random bits that the browser made for this link alone: who has them is that guest. */
const guestToken = z.string().regex(/^[\w-]{43}$/)

/** Opens a link again: its token, and the pass that opening it gave. */
const link = { token: z.string().min(1).max(100), pass: z.string().max(100) }

const LINK_ERRORS = ['invalid_input', 'share_gone', 'too_many_requests', 'unavailable'] as const

const guestSchema = z.object({
  name: z.string(),
  /** `waiting`: the link in the mail was not pressed yet. */
  email: z.enum(['none', 'waiting', 'confirmed']),
})

export const listSharedThreads = {
  method: 'post',
  path: '/api/shared/threads',
  summary: 'The comments that were made through a link, for everybody who has it',
  body: z.object({ ...link, guest: guestToken.nullable() }).meta({ id: 'ListSharedThreads' }),
  response: z
    .object({
      threads: z.array(sharedThreadSchema),
      /** Whether the founder's plan takes comments. */
      mayAsk: z.boolean(),
      /** Who the browser's token stands for; null before the first comment. */
      guest: guestSchema.nullable(),
    })
    .meta({ id: 'SharedThreads' }),
  errors: LINK_ERRORS,
} as const satisfies Endpoint

export type SharedThreads = z.output<typeof listSharedThreads.response>

export const commentBody = z
  .object({
    ...link,
    guest: guestToken,
    name: makeTextSchema(LIMITS.personName)
      .transform(cleanName)
      .refine((name) => name !== '', 'nameNeeded'),
    kind: z.enum(THREAD_KINDS),
    item: idSchema,
    field: idSchema,
    quote: makeTextSchema(LIMITS.editedText),
    text: makeTextSchema(LIMITS.comment)
      .transform(cleanText)
      .refine((text) => text !== '', 'nothingAsked'),
    /** The same for a repeat of this comment. */
    key: z.uuid(),
    /** Nobody sees this field; only a program fills it in. */
    website: z.string().max(LIMITS.comment).optional(),
  })
  .meta({ id: 'Comment' })

export const comment = {
  method: 'post',
  path: '/api/shared/comments',
  summary: 'Ask, remark or suggest a wording on an item of a shared document, without an account',
  body: commentBody,
  response: sharedThreadSchema,
  status: 201,
  errors: [...LINK_ERRORS, 'not_found', 'thread_limit', 'comments_closed'],
} as const satisfies Endpoint

export const leaveEmail = {
  method: 'post',
  path: '/api/shared/email',
  summary: 'Leave an address to hear of replies at, once the link in a mail to it was pressed',
  body: z
    .object({ ...link, guest: guestToken, email: z.email('email').max(LIMITS.email) })
    .meta({ id: 'LeaveEmail' }),
  response: guestSchema,
  errors: [...LINK_ERRORS, 'not_found'],
} as const satisfies Endpoint

/** What the link in a mail is for, and whether it is so now. */
export const pressMailLink = {
  method: 'post',
  path: '/api/mail-links',
  summary: 'Do what a signed link in a mail is for: confirm an address, or stop mails',
  body: z
    .object({
      link: z.string().min(1).max(600),
      /** Takes back that mails were stopped. */
      isUndo: z.boolean().default(false),
    })
    .meta({ id: 'PressMailLink' }),
  response: z.object({ kind: z.enum(['confirm', 'stop-guest', 'stop-founder']) }),
  errors: ['invalid_input', 'link_expired', 'too_many_requests'],
} as const satisfies Endpoint
