import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { nameIssue } from '#contract/issues/issue-text.ts'
import { LIMITS } from '#contract/limits.ts'
import { makeTextSchema } from '#contract/make-text-schema.ts'
import { ACCOUNT_STATUSES } from '#domain/account-status.ts'

/**
 * The admin page (docs/operations.md#the-admin-page). Whoever has no right to it gets `not_found`,
 * as of an address that does not exist. Nothing here holds a word that a user wrote.
 */

const moment = z.iso.datetime()

/** Where the page before ended; empty for the first one. */
export const cursorSchema = makeTextSchema(200).default('')

/** What runs, on what, and since when it is safe. */
export const adminOverviewSchema = z
  .object({
    version: z.string(),
    /** The configured model's name; null for the built-in writer and reviewer. */
    model: z.string().nullable(),
    database: z.object({
      engine: z.enum(['embedded', 'server']),
      version: z.string(),
      bytes: z.int(),
      migrations: z.int(),
      /** An embedded one that has grown so large that a server would serve it better. */
      isOutgrown: z.boolean(),
    }),
    /** Of the data folder's disk; null where it cannot be told. */
    disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }).nullable(),
    backups: z.object({
      /** False where `BACKUP_KEEP` is 0. */
      isDaily: z.boolean(),
      lastMadeAt: moment.nullable(),
    }),
    accounts: z.array(z.object({ status: z.enum(ACCOUNT_STATUSES), count: z.int() })),
    failures: z.object({
      mails: z.int(),
      messages: z.int(),
      webhooks: z.int(),
      generations: z.int(),
    }),
  })
  .meta({ id: 'AdminOverview' })

export type AdminOverview = z.output<typeof adminOverviewSchema>

export const getAdminOverview = {
  method: 'get',
  path: '/api/admin/overview',
  summary: 'Version, database, disk, backups, and the numbers of accounts and failures',
  response: adminOverviewSchema,
  errors: ['not_found'],
} as const satisfies Endpoint

/** What is asked again before something is changed. */
export const confirmAdmin = {
  method: 'post',
  path: '/api/admin/confirm',
  summary: 'Types the password once more: for ten minutes this session may change something',
  body: z.object({
    currentPassword: makeTextSchema(LIMITS.passwordMax * 2, 'currentPassword').min(
      1,
      nameIssue('currentPassword'),
    ),
  }),
  response: z.object({ confirmedUntil: moment }),
  errors: ['not_found', 'invalid_input', 'no_password', 'wrong_password', 'too_many_requests'],
} as const satisfies Endpoint

/** What the audit log knows. */
export const ADMIN_ACTIONS = [
  'confirm',
  'suspend',
  'reinstate',
  'resend_verification',
  'retry_mail',
  'retry_message',
  'retry_webhook',
] as const

export type AdminAction = (typeof ADMIN_ACTIONS)[number]

export const adminActionSchema = z
  .object({
    id: z.string(),
    at: moment,
    admin: z.string(),
    action: z.enum(ADMIN_ACTIONS),
    /** Whose account it was done to; the address is null when the account is gone. */
    account: z.object({ id: z.string(), email: z.string().nullable() }).nullable(),
    subject: z.string().nullable(),
    outcome: z.string(),
  })
  .meta({ id: 'AdminAction' })

export type AdminActionView = z.output<typeof adminActionSchema>

export const listAdminActions = {
  method: 'get',
  path: '/api/admin/actions',
  summary: 'What was done on the admin page, the newest first, a page at a time',
  query: z.object({ after: cursorSchema }),
  response: z.object({ actions: z.array(adminActionSchema), next: z.string().nullable() }),
  errors: ['not_found', 'invalid_input'],
} as const satisfies Endpoint
