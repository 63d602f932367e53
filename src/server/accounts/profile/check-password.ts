import type { Account } from '#server/accounts/account.ts'
import { limitSessionAttempts } from '#server/accounts/sign-in/limits.ts'
import type { SignInDeps } from '#server/accounts/sign-in/sign-in-request.ts'
import { AppError } from '#server/app-error.ts'
import type { Allowance } from '#server/db/allowance.ts'
import { limitReached } from '#server/db/spend.ts'
import { attemptPassword } from './queries.ts'

/**
 * The hash of a signed-in person's present password, typed once more, and the allowance to give the
 * try back to. A wrong one counts against an allowance of this session, which nobody else can use
 * up. Throws `no_password`, `wrong_password`, `too_many_requests`.
 */
export async function checkPassword(
  deps: SignInDeps,
  account: Account,
  currentPassword: string,
): Promise<{ hash: string; attempts: Allowance }> {
  const attempts = limitSessionAttempts(account.id, account.sessionId)
  const { isSpent, hash } = await attemptPassword(deps.db, account.id, {
    attempts,
    now: deps.now(),
  })
  if (hash === null) throw new AppError('no_password')
  if (!isSpent) throw limitReached(deps, attempts)
  const { password } = await deps.auth.core.$context
  const isRight = await password.verify({ hash, password: currentPassword })
  if (!isRight) throw makeWrongPassword()
  return { hash, attempts }
}

export function makeWrongPassword(): AppError {
  return new AppError('wrong_password', {
    issues: [{ path: 'currentPassword', message: ({ errors }) => errors.wrong_password.message }],
  })
}
