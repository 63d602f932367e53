import { TestPayments } from '#server/test-payments/test-payments.ts'
import type { Deps } from './deps.ts'
import { noPayments } from './providers/no-payments.ts'
import type { Payments } from './providers/payments.ts'
import { StripePayments } from './providers/stripe/stripe-payments.ts'

/** Stripe where its keys are set, else the test checkout where it is on, else nobody. */
export function choosePayments({ config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>): Payments {
  const { stripe, testCheckout } = config.payments
  if (stripe) return new StripePayments(stripe, config.publicUrl)
  return testCheckout ? new TestPayments({ config, db, now }) : noPayments
}
