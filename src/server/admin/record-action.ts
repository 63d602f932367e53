import type { AdminAction } from '#contract/admin/admin-endpoints.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { endAction, keepAction } from './action-queries.ts'

interface Action {
  /** Who acts. */
  admin: Account
  action: AdminAction
  userId: string | null
  /** What else it is done to; never a word of a user. */
  subject: string | null
}

/**
 * Does what is no single transaction and stands in the audit log from before its beginning, so that
 * nothing is done that is not there. Gives what it gives, or throws what it throws.
 */
export async function recordAction<Result extends { outcome: string }>(
  { db, now, newId, log }: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  { admin, ...action }: Action,
  act: () => Promise<Result>,
): Promise<Result> {
  const id = newId()
  await keepAction(db, { id, adminEmail: admin.email, ...action, outcome: 'begun', now: now() })
  const { action: name, userId } = action
  log.info({ event: 'admin_action', action: name, userId }, 'An admin did something')
  try {
    const result = await act()
    await endAction(db, id, result.outcome)
    return result
  } catch (error) {
    await endAction(db, id, error instanceof AppError ? error.code : 'unknown')
    throw error
  }
}
