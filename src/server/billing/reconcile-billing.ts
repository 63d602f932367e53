import type { Billing } from '#contract/billing/billing.ts'
import { readAccountStatus } from '#domain/account-status.ts'
import { readStatusAt } from '#domain/trial.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { startDeadline } from '#server/providers/deadline.ts'
import { toBilling } from './billing-view.ts'
import { beginReading, readBilling } from './queries.ts'
import { readRecord } from './read-record.ts'

/** Whoever asks again within this time gets what is stored. */
const COOLDOWN_MS = 1_000

/** Asks the provider afresh, as on the return from checkout, because its webhook may be late. */
export async function reconcileBilling(
  deps: Pick<Deps, 'db' | 'payments' | 'now' | 'log' | 'waits'>,
  account: Account,
): Promise<Billing> {
  const { db, payments } = deps
  const key = { userId: account.id, realm: payments.realm }
  const now = deps.now()
  const unlessSince = new Date(now.getTime() - COOLDOWN_MS)
  const reading = await beginReading(db, { ...key, now, unlessSince })
  if (!reading) return toBilling(account.status, payments, await readBilling(db, key))

  const deadline = startDeadline(deps.waits.paymentMs)
  const written = await readRecord(deps, reading, { event: null, deadline }).catch((cause) => {
    throw new AppError('reconcile_failed', { cause })
  })
  if (!written) throw new AppError('signed_out')
  const stored = readAccountStatus(written.after)
  const status = readStatusAt(stored, account, deps.now())
  return toBilling(status, payments, { customerId: reading.customerId, ...written.known })
}
