import type { Account } from '#server/accounts/account.ts'
import { giveUsesBack } from '#server/accounts/sign-in/queries.ts'
import type { SignInDeps } from '#server/accounts/sign-in/sign-in-request.ts'
import { checkPassword } from './check-password.ts'
import { confirmSession } from './queries.ts'

/**
 * Notes on the session that its user has typed the password once more, for what asks for that.
 * Throws as `checkPassword` does.
 */
export async function confirmPassword(
  deps: SignInDeps,
  account: Account,
  currentPassword: string,
): Promise<Date> {
  const { attempts } = await checkPassword(deps, account, currentPassword)
  const now = deps.now()
  await confirmSession(deps.db, account, now)
  await giveUsesBack(deps.db, [attempts])
  return now
}
