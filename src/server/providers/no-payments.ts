import { PaymentError, type Payments, WebhookRefused } from './payments.ts'

/** A server that takes no payment. */
export const noPayments: Payments = {
  provider: 'none',
  realm: 'none',
  customerOf: refuse,
  openCheckout: refuse,
  readCheckout: refuse,
  openPortal: refuse,
  readSubscriptions: refuse,
  endSubscription: async () => undefined,
  readEvent: () => {
    throw new WebhookRefused('no provider is configured')
  },
  eventsSince: async () => [],
  checkPrice: async () => undefined,
}

async function refuse(): Promise<never> {
  throw new PaymentError('no payment provider is configured', { wasAnswered: false })
}
