import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'

const taken = {
  calls: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  /** In millionths of a US dollar. */
  costMicros: z.int(),
}

/** What the model took: by day and purpose of all accounts, and of each account today. */
export const adminModelUseSchema = z
  .object({
    /** Tokens that one account may use in a day (UTC); null for no limit. */
    dailyTokens: z.int().nullable(),
    /** Whether prices are set: without them no cost is known. */
    hasPrices: z.boolean(),
    /** The last thirty days of UTC, the newest first. */
    days: z.array(z.object({ day: z.iso.date(), purpose: z.string(), failed: z.int(), ...taken })),
    /** The accounts that used most of it today. */
    accounts: z.array(z.object({ id: z.string(), email: z.string(), ...taken })),
  })
  .meta({ id: 'AdminModelUse' })

export type AdminModelUse = z.output<typeof adminModelUseSchema>

export const getAdminModelUse = {
  method: 'get',
  path: '/api/admin/model-use',
  summary: 'Calls, tokens and cost of the model by day and purpose, and today by account',
  response: adminModelUseSchema,
  errors: ['not_found'],
} as const satisfies Endpoint
