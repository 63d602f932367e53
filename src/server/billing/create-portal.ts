import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { startDeadline } from '#server/providers/deadline.ts'
import { PaymentError } from '#server/providers/payments.ts'
import { readBilling, saveCustomer, skipCheckout } from './queries.ts'

/** Opens the billing portal. Whoever never paid gets a customer for it, so that it opens as well. */
export async function createPortal(
  { db, payments, waits }: Pick<Deps, 'db' | 'payments' | 'waits'>,
  account: Account,
): Promise<{ url: string }> {
  if (payments.provider === 'none') throw new AppError('payments_off')
  const key = { userId: account.id, realm: payments.realm }
  const row = await readBilling(db, key)

  const deadline = startDeadline(waits.paymentMs)
  const number = row?.checkoutCount ?? 0
  const payer = { userId: account.id, email: account.email, number }
  try {
    const customerId = row?.customerId ?? (await payments.customerOf(payer, deadline))
    const page = await payments.openPortal(customerId, deadline)
    if (row?.customerId == null) {
      await saveCustomer(db, { ...key, customerId })
    }
    return { url: page.url }
  } catch (cause) {
    if (cause instanceof PaymentError && cause.wasAnswered) {
      await skipCheckout(db, { ...key, number: number + 1 })
    }
    throw new AppError('portal_failed', { cause })
  }
}
