import { z } from 'zod'

/** Where Stripe is reached and what it sells. */
export interface StripeSettings {
  secretKey: string
  webhookSecret: string
  priceId: string
  /** Another address in place of Stripe's own, for tests; null for Stripe's. */
  apiBase: URL | null
}

export interface PaymentSettings {
  /** Null: no real payments. */
  stripe: StripeSettings | null
  /** The checkout in which no card is charged. */
  testCheckout: boolean
}

const code = (start: RegExp, example: string) =>
  z.string().regex(start, `must look like ${example}, as Stripe's dashboard shows it.`)

/** Payment's part of the environment. All of it unset: the test checkout, or in production none. */
export const paymentEnvironment = {
  STRIPE_SECRET_KEY: code(/^(sk|rk)_(test|live)_\w+$/, 'sk_live_…').optional(),
  STRIPE_WEBHOOK_SECRET: code(/^whsec_\w{8,}$/, 'whsec_…').optional(),
  STRIPE_PRICE_ID: code(/^price_\w+$/, 'price_…').optional(),
  STRIPE_API_BASE: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://localhost:12111.' })
    .optional(),
  TEST_CHECKOUT: z.enum(['on', 'off'], { error: 'must be on or off.' }).optional(),
}

type Environment = z.output<z.ZodObject<typeof paymentEnvironment>>

/** The settings of an environment in which `findPaymentFaults` finds nothing. */
export function readPaymentSettings(env: Environment & { NODE_ENV: string }): PaymentSettings {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  const { STRIPE_PRICE_ID: priceId, STRIPE_API_BASE: apiBase } = env
  if (secretKey && webhookSecret && priceId) {
    const base = apiBase ? new URL(apiBase) : null
    return { stripe: { secretKey, webhookSecret, priceId, apiBase: base }, testCheckout: false }
  }
  const unset = env.NODE_ENV === 'production' ? 'off' : 'on'
  return { stripe: null, testCheckout: (env.TEST_CHECKOUT ?? unset) === 'on' }
}

const TOGETHER = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_ID']

/** What is wrong between the variables; one line for each fault, with its mend. */
export function findPaymentFaults(given: Readonly<Record<string, string>>): string[] {
  const faults: string[] = []
  const set = TOGETHER.filter((name) => given[name])
  const missing = TOGETHER.filter((name) => !given[name])
  if (set.length > 0 && missing.length > 0) {
    faults.push(
      `${missing.join(' and ')} must be set as well, because ${set.join(' and ')} ${set.length > 1 ? 'are' : 'is'} set.`,
    )
  }
  if (set.length > 0 && given.TEST_CHECKOUT === 'on') {
    faults.push('TEST_CHECKOUT cannot be on while Stripe is set up; leave one of them out.')
  }
  if (given.STRIPE_API_BASE && !given.STRIPE_SECRET_KEY) {
    faults.push('STRIPE_API_BASE is for tests of a Stripe set-up; leave it out.')
  }
  return given.NODE_ENV === 'production' ? [...faults, ...unfit(given)] : faults
}

function unfit(given: Readonly<Record<string, string>>): string[] {
  const faults: string[] = []
  if (/^(sk|rk)_test_/.test(given.STRIPE_SECRET_KEY ?? '')) {
    faults.push('STRIPE_SECRET_KEY is a test key; production needs the live one.')
  }
  if (given.STRIPE_API_BASE) {
    faults.push('STRIPE_API_BASE is for tests; leave it out in production.')
  }
  return faults
}
