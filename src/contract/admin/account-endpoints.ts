import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { LIMITS } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'
import { ACCOUNT_STATUSES } from '#domain/account-status.ts'
import { cursorSchema } from './admin-endpoints.ts'

const moment = z.iso.datetime()

/** An account as an operator sees it: who and how it stands, never what is written in it. */
export const adminAccountSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    status: z.enum(ACCOUNT_STATUSES),
    createdAt: moment,
    suspendedAt: moment.nullable(),
    projectCount: z.int(),
    /** Read and written by a model on this day (UTC). */
    tokensToday: z.int(),
    /** An admin's account cannot be suspended. */
    isAdmin: z.boolean(),
  })
  .meta({ id: 'AdminAccount' })

export type AdminAccount = z.output<typeof adminAccountSchema>

export const listAdminAccounts = {
  method: 'get',
  path: '/api/admin/accounts',
  summary:
    'Accounts, the newest first, a page at a time; all, or those whose address holds some letters',
  query: z.object({
    email: makeTextSchema(LIMITS.email).trim().toLowerCase().default(''),
    status: z.enum([...ACCOUNT_STATUSES, '']).default(''),
    after: cursorSchema,
  }),
  response: z.object({ accounts: z.array(adminAccountSchema), next: z.string().nullable() }),
  errors: ['not_found', 'invalid_input'],
} as const satisfies Endpoint

const params = z.object({ id: idSchema })
const errors = ['not_found', 'confirmation_needed', 'sign_in_again', 'admin_conflict'] as const

export const suspendAccount = {
  method: 'post',
  path: '/api/admin/accounts/{id}/suspend',
  summary: 'Holds an account back: its owner can read, download and delete, and nothing else',
  params,
  response: adminAccountSchema,
  errors,
} as const satisfies Endpoint

export const reinstateAccount = {
  method: 'post',
  path: '/api/admin/accounts/{id}/reinstate',
  summary: 'Ends a suspension by the operator: the account has the status that it is paid for',
  params,
  response: adminAccountSchema,
  errors,
} as const satisfies Endpoint

export const resendVerification = {
  method: 'post',
  path: '/api/admin/accounts/{id}/verification',
  summary: 'Sends the link that confirms an address once more',
  params,
  response: z.object({ outcome: z.literal('sent') }),
  errors,
} as const satisfies Endpoint
