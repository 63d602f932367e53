import type { Account } from '#server/accounts/account.ts'
import type { Deps } from '#server/deps.ts'
import { readSignInMethods } from './queries.ts'

interface Confirmation {
  /** False for an account that signs in with an outside identity alone. */
  hasPassword: boolean
  /** When its user last proved who they are; null for a password that was not typed again yet. */
  confirmedAt: Date | null
}

/**
 * How the user of this session can prove once more who they are: by the password, or where there
 * is none, by having signed in just now.
 */
export async function findConfirmation(
  { db }: Pick<Deps, 'db'>,
  account: Account,
): Promise<Confirmation> {
  const { sessionConfirmedAt, sessionCreatedAt } = account
  const { hasPassword } = await readSignInMethods(db, account.id)
  return { hasPassword, confirmedAt: hasPassword ? sessionConfirmedAt : sessionCreatedAt }
}
