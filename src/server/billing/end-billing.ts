import type { Deps } from '#server/deps.ts'
import { startDeadline } from '#server/providers/deadline.ts'
import { readBilling } from './queries.ts'

/**
 * Ends what a user pays for, at once, before the account is deleted; nothing to end is fine.
 * Rejects with `PaymentError` when the provider could not be asked: then nothing may be deleted.
 */
export async function endBilling(
  { db, payments, waits }: Pick<Deps, 'db' | 'payments' | 'waits'>,
  userId: string,
): Promise<void> {
  const row = await readBilling(db, { userId, realm: payments.realm })
  if (row?.customerId == null) return
  await payments.endSubscription(row.customerId, startDeadline(waits.paymentMs))
}
