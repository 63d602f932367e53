import type { z } from 'zod'
import type { signInBody } from '#contract/sign-in.ts'
import { endSession } from '#server/account/queries.ts'
import { AppError } from '#server/app-error.ts'
import { authCode } from './auth-code.ts'
import { passwordAttempts, signInsFrom } from './limits.ts'
import { giveUseBack } from './queries.ts'
import {
  type Asker,
  type SignInDeps,
  type SignInResult,
  sessionHeaders,
  spend,
} from './sign-in-request.ts'

/**
 * Signs in by email and password. Unknown email and wrong password get the same answer after
 * the same work. Throws `wrong_credentials`, `email_not_verified` (a link is on its way then)
 * and `too_many_requests`.
 */
export async function signIn(
  deps: SignInDeps,
  input: z.output<typeof signInBody>,
  asker: Asker,
): Promise<SignInResult<'signed_in'>> {
  const attempts = passwordAttempts(input.email)
  // The account first: what it refuses does not use up the allowance of a shared address.
  await spend(deps, attempts)
  await spend(deps, signInsFrom(asker.source))

  const cookies = await checkPassword(deps, input, asker)

  await giveUseBack(deps.db, attempts)
  if (asker.sessionToken !== null) await endSession(deps.db, asker.sessionToken)
  deps.log.info({ event: 'signed_in' }, 'Signed in')
  return { outcome: 'signed_in', cookies }
}

async function checkPassword(
  deps: SignInDeps,
  { email, password }: z.output<typeof signInBody>,
  asker: Asker,
): Promise<string[]> {
  try {
    const { headers } = await deps.auth.core.api.signInEmail({
      body: { email, password },
      headers: sessionHeaders(asker),
      returnHeaders: true,
    })
    return headers.getSetCookie()
  } catch (error) {
    const code = authCode(error)
    if (code === null) throw error
    deps.log.info({ event: 'sign_in_refused' }, 'Sign-in refused')
    throw new AppError(code === 'EMAIL_NOT_VERIFIED' ? 'email_not_verified' : 'wrong_credentials')
  }
}
