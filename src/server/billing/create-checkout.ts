import { isLive } from '#domain/billing/status-machine.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { type Deadline, startDeadline } from '#server/providers/deadline.ts'
import { PaymentError, type PaymentPage } from '#server/providers/payments.ts'
import { type BillingRow, readBilling, saveOpened, skipCheckout } from './queries.ts'

type CheckoutDeps = Pick<Deps, 'db' | 'payments' | 'log' | 'waits'>

const NOTHING_YET = { customerId: null, checkoutId: null, checkoutCount: 0 }

/**
 * Opens the checkout. A user has at most one that can be paid: it is opened under a number, and
 * the same number opens the same one, so that double clicks, tabs and parallel requests end in
 * one subscription. Whoever has a subscription is led to the portal instead.
 */
export async function createCheckout(deps: CheckoutDeps, account: Account): Promise<PaymentPage> {
  const { db, payments } = deps
  if (payments.provider === 'none') throw new AppError('payments_off')
  // Nobody shall pay for what paying does not open.
  if (account.suspendedAt !== null) throw new AppError('suspended_by_operator')
  const key = { userId: account.id, realm: payments.realm }
  const row = (await readBilling(db, key)) ?? NOTHING_YET

  const deadline = startDeadline(deps.waits.paymentMs)
  const opened = await open(deps, { account, row, deadline }).catch(async (cause: unknown) => {
    if (cause instanceof PaymentError && cause.wasAnswered) {
      await skipCheckout(db, { ...key, number: row.checkoutCount + 1 })
    }
    throw new AppError('checkout_failed', { cause })
  })

  const { customerId, page, isNew } = opened
  if (isNew) {
    const checkoutCount = row.checkoutCount + 1
    const checkoutId = page.sessionId
    const isOurs = await saveOpened(db, { ...key, customerId, checkoutId, checkoutCount })
    if (!isOurs) throw new AppError('checkout_failed')
    deps.log.info({ event: 'checkout_opened', userId: account.id }, 'Checkout opened')
  }
  return page
}

interface Opening {
  account: Account
  row: Pick<BillingRow, 'customerId' | 'checkoutId' | 'checkoutCount'>
  deadline: Deadline
}

async function open({ payments }: CheckoutDeps, { account, row, deadline }: Opening) {
  const payer = { userId: account.id, email: account.email, number: row.checkoutCount }
  const customerId = row.customerId ?? (await payments.customerOf(payer, deadline))
  // In this order: once a checkout reads as paid, its subscription is there to be read.
  const before =
    row.checkoutId === null ? null : await payments.readCheckout(row.checkoutId, deadline)
  const subscriptions = await payments.readSubscriptions(customerId, deadline)
  if (subscriptions.some(isLive)) {
    return { customerId, page: await payments.openPortal(customerId, deadline), isNew: false }
  }
  if (row.checkoutId !== null && before?.url) {
    return { customerId, page: { sessionId: row.checkoutId, url: before.url }, isNew: false }
  }
  const page = await payments.openCheckout({ ...payer, customerId }, deadline)
  return { customerId, page, isNew: true }
}
