import type { z } from 'zod'
import type { signInBody } from '#contract/sign-in.ts'
import { endSession } from '#server/accounts/queries.ts'
import { AppError } from '#server/app-error.ts'
import { takeUse } from '#server/db/allowance.ts'
import { rememberDevice } from './find-known-device.ts'
import { limitMailsTo } from './limits.ts'
import { takeTry } from './password-try.ts'
import { findPasswordHolder, findUserByEmail, giveUsesBack } from './queries.ts'
import { readAuthCode } from './read-auth-code.ts'
import {
  type Asker,
  makeSessionHeaders,
  type SignInDeps,
  type SignInResult,
} from './sign-in-request.ts'

/**
 * Signs in by email and password. Unknown email and wrong password get the same response after
 * the same work. Throws `wrong_credentials`, `email_not_verified` (a link is on its way then, unless many are already)
 * and `too_many_requests`.
 */
export async function signIn(
  deps: SignInDeps,
  input: z.output<typeof signInBody>,
  asker: Asker,
): Promise<SignInResult<'signed_in'>> {
  const holder = await findPasswordHolder(deps.db, input.email)
  const taken = await takeTry(deps, { email: input.email, holder, asker })

  const cookies = await checkPassword(deps, input, asker)

  await giveUsesBack(deps.db, taken)
  if (asker.sessionToken !== null) await endSession(deps.db, asker.sessionToken)
  deps.log.info({ event: 'signed_in' }, 'Signed in')
  if (holder) cookies.push(rememberDevice(deps.config, asker.deviceCookie, holder))
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
      headers: makeSessionHeaders(asker),
      returnHeaders: true,
    })
    return headers.getSetCookie()
  } catch (error) {
    const code = readAuthCode(error)
    if (code === null) throw error
    deps.log.info({ event: 'sign_in_refused' }, 'Sign-in refused')
    if (code !== 'EMAIL_NOT_VERIFIED') throw new AppError('wrong_credentials')
    await mailVerification(deps, email)
    throw new AppError('email_not_verified')
  }
}

/** Whoever signs up with a stranger's email must not flood the mailbox by signing in. */
async function mailVerification(deps: SignInDeps, email: string): Promise<void> {
  const mayMail = await takeUse(deps.db, limitMailsTo(email), deps.now())
  const user = mayMail ? await findUserByEmail(deps.db, email) : null
  if (user) deps.auth.mail.sendVerification(user)
}
