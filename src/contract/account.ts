import { z } from 'zod'
import { ACCOUNT_STATUSES } from '#domain/account-status.ts'
import type { Endpoint } from './endpoint.ts'

/**
 * The signed-in user (docs/product.md#data), with the status as it is now
 * (docs/product.md#sign-in).
 */
export const userSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: z.string().nullable(),
    createdAt: z.iso.datetime(),
    subscriptionStatus: z.enum(ACCOUNT_STATUSES),
    trialRequirementsGenerationsUsed: z.int(),
    trialEndsAt: z.iso.datetime().nullable(),
    projectCount: z.int(),
    /** An AI model is connected to this server: without one, fixed rules give feedback. */
    hasModel: z.boolean(),
    /** May open the admin page. */
    isAdmin: z.boolean(),
  })
  .meta({ id: 'User' })

export type User = z.output<typeof userSchema>

export const getUser = {
  method: 'get',
  path: '/api/auth/user',
  summary: 'The signed-in user',
  response: userSchema,
  errors: ['signed_out'],
} as const satisfies Endpoint

/** Which ways to sign in this server offers. Public. */
export const signInOptionsSchema = z
  .object({
    emailAndPassword: z.boolean(),
    providers: z.array(z.object({ id: z.string(), name: z.string() })),
    emailVerificationRequired: z.boolean(),
  })
  .meta({ id: 'SignInOptions' })

export type SignInOptions = z.output<typeof signInOptionsSchema>

export const getSignInOptions = {
  method: 'get',
  path: '/api/sign-in-options',
  summary: 'Ways to sign in',
  response: signInOptionsSchema,
  errors: [],
} as const satisfies Endpoint
