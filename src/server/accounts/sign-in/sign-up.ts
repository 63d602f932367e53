import type { z } from 'zod'
import type { signUpBody } from '#contract/sign-in.ts'
import { formatFullName } from '#domain/person.ts'
import { isVerificationRequired } from '#server/accounts/better-auth/better-auth.ts'
import { endSession } from '#server/accounts/queries.ts'
import { AppError } from '#server/app-error.ts'
import { spend } from '#server/db/spend.ts'
import { rememberDevice } from './find-known-device.ts'
import { limitMailsTo, signUpsFrom } from './limits.ts'
import { findPasswordHolder } from './queries.ts'
import { readAuthCode } from './read-auth-code.ts'
import { refuseWeakPassword } from './refuse-weak-password.ts'
import {
  type Asker,
  makeSessionHeaders,
  type SignInDeps,
  type SignInResult,
  takeEvenTime,
} from './sign-in-request.ts'

type SignUp = z.output<typeof signUpBody>

/**
 * Creates an account. With a mail server the response is always `check_email` and the email tells
 * the rest, also to the owner of an account that already exists; without one the new account is
 * signed in, and an email that is taken has to be said (docs/decisions: sign-in).
 */
export async function signUp(
  deps: SignInDeps,
  input: SignUp,
  asker: Asker,
): Promise<SignInResult<'signed_in' | 'check_email'>> {
  await spend(deps, signUpsFrom(asker.source))
  await refuseWeakPassword(input.password, input)
  const byMail = isVerificationRequired(deps.config)
  if (byMail) return signUpByMail(deps, input, asker)

  const cookies = await createAccount(deps, input, asker)
  const holder = await findPasswordHolder(deps.db, input.email)

  deps.log.info({ event: 'signed_up' }, 'Signed up')
  if (asker.sessionToken !== null) await endSession(deps.db, asker.sessionToken)
  if (holder) cookies.push(rememberDevice(deps.config, asker.deviceCookie, holder))
  return { outcome: 'signed_in', cookies }
}

async function signUpByMail(
  deps: SignInDeps,
  input: SignUp,
  asker: Asker,
): Promise<SignInResult<'check_email'>> {
  await spend(deps, limitMailsTo(input.email))
  await takeEvenTime(deps, () => createAccount(deps, input, asker))
  deps.log.info({ event: 'sign_up_by_mail' }, 'Sign-up answered by email')
  return { outcome: 'check_email', cookies: [] }
}

async function createAccount(deps: SignInDeps, input: SignUp, asker: Asker): Promise<string[]> {
  const { firstName, lastName, email, password } = input
  const body = { firstName, lastName, name: formatFullName(input), email, password }
  const headers = makeSessionHeaders(asker)
  const create = () => deps.auth.core.api.signUpEmail({ body, headers, returnHeaders: true })
  try {
    const response = await create().catch((error: unknown) => {
      // A rival request may have taken the email in between; the second try then finds it.
      if (readAuthCode(error) === 'FAILED_TO_CREATE_USER') return create()
      throw error
    })
    return response.headers.getSetCookie()
  } catch (error) {
    const code = readAuthCode(error)
    if (code?.startsWith('USER_ALREADY_EXISTS')) throw new AppError('email_taken')
    throw error
  }
}
