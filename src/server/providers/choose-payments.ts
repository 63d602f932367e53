import type { Deps } from '#server/deps.ts'
import { TestPayments } from '#server/test-payments/test-payments.ts'
import { noPayments } from './no-payments.ts'
import type { Payments } from './payments.ts'
import { StripePayments } from './stripe/stripe-payments.ts'

/** Stripe where its keys are set, else the test checkout where it is on, else nobody. */
export function choosePayments({ config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>): Payments {
  const { stripe, testCheckout } = config.payments
  if (stripe) return new StripePayments(stripe, config.publicUrl)
  return testCheckout ? new TestPayments({ config, db, now }) : noPayments
}
