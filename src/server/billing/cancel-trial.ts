import type { User } from '#contract/account.ts'
import { TRANSITIONS } from '#domain/billing/status-machine.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { WriteKey } from '#server/db/once-by-key.ts'
import type { Deps } from '#server/deps.ts'
import { endTrial } from './trial-queries.ts'

interface Input {
  account: Account
  writeKey: WriteKey | null
  /** The account as its owner is told of it. */
  toUser: (account: Account) => User
}

/** Ends an active trial at once; the account is suspended (docs/product.md#subscription-status). */
export async function cancelTrial(
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
  { account, writeKey, toUser }: Input,
): Promise<User> {
  if (account.status !== 'TRIAL_ACTIVE') throw new AppError('trial_not_active')

  const status = TRANSITIONS.trial_canceled[account.status]
  const answer = toUser({ ...account, status })
  const user = await endTrial(db, { userId: account.id, status, now: now() }, { writeKey, answer })
  // A rival was first: the trial was cancelled already, has ended, or was paid for.
  if (!user) throw new AppError('trial_not_active')
  log.info({ event: 'trial_canceled', userId: account.id }, 'Trial cancelled')
  return user
}
