import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { nameIssue } from '#contract/issues/issue-text.ts'
import { LIMITS } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'
import { SCOPES } from '#domain/agents/scopes.ts'
import { DEFAULT_TOKEN_DAYS, TOKEN_DAYS } from '#domain/agents/token-days.ts'

const scopes = z.array(z.enum(SCOPES))

/** A personal token as its owner sees it; the token itself is told once, when it is made. */
export const tokenSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    /** The token's last four letters. */
    ending: z.string(),
    scopes,
    /** Null for a token without an end. */
    expiresAt: z.iso.datetime().nullable(),
    /** To the minute; null for one that was never used. */
    lastUsedAt: z.iso.datetime().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'PersonalToken' })

export type PersonalToken = z.output<typeof tokenSchema>

export const newTokenSchema = tokenSchema.extend({ token: z.string() }).meta({ id: 'NewToken' })

export type NewToken = z.output<typeof newTokenSchema>

/** Reading is part of every token. */
export const createTokenBody = z
  .object({
    name: makeTextSchema(LIMITS.tokenName, 'nameRequired').trim().min(1, nameIssue('nameRequired')),
    scopes: scopes.max(SCOPES.length).default([]),
    days: z.literal(TOKEN_DAYS).default(DEFAULT_TOKEN_DAYS),
  })
  .meta({ id: 'CreateToken' })

export const createToken = {
  method: 'post',
  path: '/api/tokens',
  summary: 'Make a personal token for an agent or a program; it is told this once',
  body: createTokenBody,
  response: newTokenSchema,
  status: 201,
  errors: [
    'signed_out',
    'invalid_input',
    'account_suspended',
    'trial_ended',
    'premium_required',
    'token_limit',
  ],
} as const satisfies Endpoint

export const listTokens = {
  method: 'get',
  path: '/api/tokens',
  summary: "All of the account's personal tokens, the newest first",
  response: z.array(tokenSchema),
  errors: ['signed_out'],
} as const satisfies Endpoint

export const endToken = {
  method: 'delete',
  path: '/api/tokens/{tokenId}',
  summary: 'End a personal token: from now on it opens nothing',
  params: z.object({ tokenId: idSchema }),
  response: z.object({ ended: z.literal(true) }),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint
