import Stripe from 'stripe'
import type { StripeSettings } from '#server/settings/payments.ts'

/** The version of Stripe's API that this code was written against. */
const API_VERSION = '2026-10-28.endive'

/** The package's client. Time limits and repeats are ours: see `call-stripe.ts`. */
export function connectStripe({ secretKey, apiBase }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    apiVersion: API_VERSION,
    maxNetworkRetries: 0,
    telemetry: false,
    ...(apiBase && {
      protocol: apiBase.protocol === 'http:' ? 'http' : 'https',
      host: apiBase.hostname,
      port: apiBase.port || (apiBase.protocol === 'http:' ? 80 : 443),
    }),
  })
}
