import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import { writeDay } from '#server/db/model-use/model-budget.ts'
import type { Deps } from '#server/deps.ts'
import { readOneAccount } from './account-queries.ts'
import { recordAction } from './record-action.ts'

interface Asked {
  admin: Account
  userId: string
  /** Sends the link, within the limits of the mailbox. */
  send: (user: { id: string; email: string }) => Promise<void>
}

/**
 * Sends the link that confirms an address once more. Throws `not_found`, `admin_conflict` where it
 * is confirmed already, `too_many_requests` when many were sent just now.
 */
export async function resendVerification(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  { admin, userId, send }: Asked,
): Promise<{ outcome: 'sent' }> {
  const now = deps.now()
  const account = await readOneAccount(deps.db, { id: userId, now, day: writeDay(now) })
  if (account === null) throw new AppError('not_found')
  if (account.emailVerified) throw new AppError('admin_conflict')

  const action = { admin, action: 'resend_verification', userId, subject: null } as const
  return recordAction(deps, action, async () => {
    await send(account)
    return { outcome: 'sent' }
  })
}
