import type { AdminAccount } from '#contract/admin/account-endpoints.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import { writeDay } from '#server/db/model-use/model-budget.ts'
import { runInTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { endSuspension, readOneAccount, writeSuspension } from './account-queries.ts'
import { keepAction } from './action-queries.ts'
import { toAdminAccount } from './list-accounts.ts'

interface Asked {
  /** Who asks. */
  admin: Account
  /** Whose account it is about. */
  userId: string
  action: 'suspend' | 'reinstate'
}

/**
 * Holds an account back, or ends that, and writes down who did so: both or neither. Throws
 * `not_found`, and `admin_conflict` when it is so already, or the account is an admin's own.
 */
export async function changeSuspension(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'config' | 'log'>,
  { admin, userId, action }: Asked,
): Promise<AdminAccount> {
  const now = deps.now()
  const key = { id: userId, now, day: writeDay(now) }
  const before = await readOneAccount(deps.db, key)
  if (before === null) throw new AppError('not_found')

  const isRefused = action === 'suspend' && toAdminAccount(before, deps.config).isAdmin
  if (isRefused) throw new AppError('admin_conflict')

  const change = action === 'suspend' ? writeSuspension : endSuspension
  const after = await runInTransaction(deps.db, async (tx) => {
    if (!(await change(tx, userId, now))) return null
    const log = { action, userId, subject: null, outcome: 'done', now }
    await keepAction(tx, { id: deps.newId(), adminEmail: admin.email, ...log })
    return readOneAccount(tx, key)
  })
  if (after === null) throw new AppError('admin_conflict')
  deps.log.info({ event: 'admin_action', action, userId }, 'An admin changed an account')
  return toAdminAccount(after, deps.config)
}
