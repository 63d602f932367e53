import { z } from 'zod'
import { userSchema } from '#contract/account.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { nameIssue } from '#contract/issues/issue-text.ts'
import { LIMITS } from '#contract/limits.ts'
import { idSchema, makeTextSchema } from '#contract/make-text-schema.ts'

/** A place where this account is signed in. The device is what its browser says of itself. */
export const signedInDeviceSchema = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  /** To the hour. */
  lastUsedAt: z.iso.datetime(),
  /** The one that asks. */
  current: z.boolean(),
})

export type SignedInDevice = z.output<typeof signedInDeviceSchema>

/** How this account signs in, and where it is signed in now. */
export const profileSchema = z
  .object({
    /** False for an account that signs in with an outside identity alone. */
    hasPassword: z.boolean(),
    /** The outside identities, by name. */
    identities: z.array(z.string()),
    /** The one that asks first, then the last used. */
    sessions: z.array(signedInDeviceSchema),
  })
  .meta({ id: 'Profile' })

export type Profile = z.output<typeof profileSchema>

export const updateProfileBody = z
  .object({
    firstName: makeTextSchema(LIMITS.personName, 'firstName').trim().min(1, nameIssue('firstName')),
    lastName: makeTextSchema(LIMITS.personName, 'lastName').trim(),
  })
  .meta({ id: 'UpdateProfile' })

/** The new password's length and strength are judged by `#domain/password.ts`. */
export const changePasswordBody = z
  .object({
    currentPassword: makeTextSchema(LIMITS.passwordMax * 2, 'currentPassword').min(
      1,
      nameIssue('currentPassword'),
    ),
    password: makeTextSchema(LIMITS.passwordMax * 2, 'choosePassword').min(
      1,
      nameIssue('choosePassword'),
    ),
  })
  .meta({ id: 'ChangePassword' })

/** The account's own email, typed to confirm; in any letter case. */
export const deleteAccountBody = z
  .object({ confirmation: makeTextSchema(LIMITS.email, 'confirmEmail').trim().toLowerCase() })
  .meta({ id: 'DeleteAccount' })

export const getProfile = {
  method: 'get',
  path: '/api/profile',
  summary: 'How the account signs in, and where it is signed in',
  response: profileSchema,
  errors: ['signed_out'],
} as const satisfies Endpoint

export const updateProfile = {
  method: 'patch',
  path: '/api/profile',
  summary: 'Change first and last name',
  body: updateProfileBody,
  response: userSchema,
  errors: ['signed_out', 'invalid_input'],
} as const satisfies Endpoint

export const changePassword = {
  method: 'post',
  path: '/api/profile/password',
  summary: 'Change the password; every other session of the account ends',
  body: changePasswordBody,
  response: z.object({ outcome: z.literal('password_changed') }),
  errors: [
    'signed_out',
    'invalid_input',
    'wrong_password',
    'no_password',
    'password_too_common',
    'too_many_requests',
  ],
} as const satisfies Endpoint

export const signOutDevice = {
  method: 'delete',
  path: '/api/profile/sessions/{id}',
  summary: 'Sign out one device',
  params: z.object({ id: idSchema }),
  response: z.object({ id: z.string() }),
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const signOutEverywhere = {
  method: 'delete',
  path: '/api/profile/sessions',
  summary: 'Sign out everywhere, here as well',
  response: z.object({ ended: z.int() }),
  errors: ['signed_out'],
} as const satisfies Endpoint

export const deleteAccount = {
  method: 'post',
  path: '/api/profile/delete',
  summary: 'Delete the account with everything in it; a subscription ends first',
  body: deleteAccountBody,
  response: z.object({ outcome: z.literal('account_deleted') }),
  errors: ['signed_out', 'invalid_input', 'subscription_not_ended'],
} as const satisfies Endpoint
