import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { nameIssue } from './issues/issue-text.ts'
import { LIMITS } from './limits.ts'
import { makeTextSchema } from './make-text-schema.ts'

/** In any letter case it is the same account, so it is lower-cased once, here. */
const email = makeTextSchema(LIMITS.email, 'emailRequired')
  .trim()
  .toLowerCase()
  .pipe(z.email(nameIssue('email')))

/** Its length and strength are judged by `#domain/password.ts`; this only bounds what is read. */
const newPassword = makeTextSchema(LIMITS.passwordMax * 2, 'choosePassword').min(
  1,
  nameIssue('choosePassword'),
)

/** Not asked for at the door: the profile has a place for it later. */
const name = (missing: 'firstName' | 'lastName') =>
  makeTextSchema(LIMITS.personName, missing).trim().default('')

/** The secret part of a link in an email. */
const token = z.string().min(1).max(200)

export const signUpBody = z
  .object({
    firstName: name('firstName'),
    lastName: name('lastName'),
    email,
    password: newPassword,
  })
  .meta({ id: 'SignUp' })

export const signInBody = z
  .object({
    email,
    password: makeTextSchema(LIMITS.passwordMax * 2, 'enterPassword').min(
      1,
      nameIssue('enterPassword'),
    ),
  })
  .meta({ id: 'SignIn' })

const emailBody = z.object({ email })

export const signUp = {
  method: 'post',
  path: '/api/sign-up',
  summary: 'Create an account',
  body: signUpBody,
  /** `check_email`: a link was sent that must be followed before the first sign-in. */
  response: z.object({ outcome: z.enum(['signed_in', 'check_email']) }),
  errors: ['invalid_input', 'password_too_common', 'email_taken', 'too_many_requests'],
} as const satisfies Endpoint

export const signIn = {
  method: 'post',
  path: '/api/sign-in',
  summary: 'Sign in with email and password',
  body: signInBody,
  response: z.object({ outcome: z.literal('signed_in') }),
  errors: ['invalid_input', 'wrong_credentials', 'email_not_verified', 'too_many_requests'],
} as const satisfies Endpoint

export const forgotPassword = {
  method: 'post',
  path: '/api/password/forgot',
  summary: 'Send a link to choose a new password',
  body: emailBody,
  response: z.object({ outcome: z.literal('check_email') }),
  errors: ['invalid_input', 'too_many_requests'],
} as const satisfies Endpoint

export const resetPassword = {
  method: 'post',
  path: '/api/password/reset',
  summary: 'Choose a new password; every session of the account ends',
  body: z.object({ token, password: newPassword }),
  response: z.object({ outcome: z.literal('password_changed') }),
  errors: ['invalid_input', 'password_too_common', 'link_expired', 'too_many_requests'],
} as const satisfies Endpoint

export const verifyEmail = {
  method: 'post',
  path: '/api/email/verify',
  summary: 'Confirm an email address by the link that was sent to it',
  body: z.object({ token }),
  /** The email, for the sign-in that follows: whoever holds the link has its mailbox. */
  response: z.object({ outcome: z.literal('email_verified'), email: z.string() }),
  errors: ['invalid_input', 'link_expired', 'too_many_requests'],
} as const satisfies Endpoint

export const sendVerification = {
  method: 'post',
  path: '/api/email/send-verification',
  summary: 'Send the link that confirms an email address once more',
  body: emailBody,
  response: z.object({ outcome: z.literal('check_email') }),
  errors: ['invalid_input', 'too_many_requests'],
} as const satisfies Endpoint
