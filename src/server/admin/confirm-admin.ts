import { readConfirmedUntil } from '#domain/admin/read-confirmed-until.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { recordAction } from './record-action.ts'

interface Asked {
  admin: Account
  /** Checks the password and notes on the session that it was typed; gives when. */
  confirm: () => Promise<Date>
}

/**
 * Opens the ten minutes in which this session may change something. A wrong password stands in the
 * audit log as well. Throws what `confirm` throws.
 */
export async function confirmAdmin(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  { admin, confirm }: Asked,
): Promise<{ confirmedUntil: string }> {
  const action = { admin, action: 'confirm', userId: admin.id, subject: null } as const
  const { confirmedAt } = await recordAction(deps, action, async () => ({
    outcome: 'done',
    confirmedAt: await confirm(),
  }))
  const until = readConfirmedUntil(confirmedAt, deps.now())
  if (until === null) throw new AppError('confirmation_needed')
  return { confirmedUntil: until.toISOString() }
}
