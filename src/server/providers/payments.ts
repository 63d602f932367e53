import type { Billing } from '#contract/billing/billing.ts'
import type { ProviderSubscription } from '#domain/billing/provider-subscription.ts'
import type { Deadline } from './deadline.ts'

/** Who pays. The address is for receipts. */
export interface Payer {
  userId: string
  email: string
}

export interface CheckoutOrder extends Payer {
  customerId: string
  /** Names this checkout of the user: the same number opens the same one, however often. */
  number: number
}

/** A page of the provider where a person goes. */
export interface PaymentPage {
  sessionId: string
  url: string
}

/** An event of the provider whose signature was checked. */
export interface PaymentEvent {
  id: string
  type: string
  /** Whose billing it is about; null for events that are about none. */
  customerId: string | null
}

/** Someone who takes payment: Stripe, the test checkout, or nobody. Calls reject with `PaymentError`. */
export interface Payments {
  provider: Billing['provider']
  /** Where its ids are good; those of another realm count as none. */
  realm: 'stripe_live' | 'stripe_test' | 'test' | 'none'
  /** The customer of a user, made unless there is one. Repeated and parallel calls give the same. */
  customerOf(payer: Payer & { number: number }, deadline: Deadline): Promise<string>
  openCheckout(order: CheckoutOrder, deadline: Deadline): Promise<PaymentPage>
  /** A checkout opened before: `url` is null once it is paid or expired. */
  readCheckout(sessionId: string, deadline: Deadline): Promise<{ url: string | null }>
  openPortal(customerId: string, deadline: Deadline): Promise<PaymentPage>
  /** All subscriptions the customer ever had, as the provider has them at this moment. */
  readSubscriptions(customerId: string, deadline: Deadline): Promise<ProviderSubscription[]>
  /** Ends every subscription at once and closes open checkouts; done already is done. */
  endSubscription(customerId: string, deadline: Deadline): Promise<void>
  /** The event of a delivery; throws `WebhookRefused` unless it is signed, recent and whole. */
  readEvent(delivery: Delivery, now: Date): PaymentEvent
  /** Events of billing since a moment, the oldest first. */
  eventsSince(moment: Date, deadline: Deadline): Promise<PaymentEvent[]>
  /** Rejects when what it would sell is not the one price. */
  checkPrice(deadline: Deadline): Promise<void>
}

export interface Delivery {
  /** The body as it was sent. */
  body: string
  signature: string | undefined
}

/** A call that brought no result. */
export class PaymentError extends Error {
  /** The provider answered with a failure of its own, so the same request would fail again. */
  readonly wasAnswered: boolean

  constructor(message: string, options: { wasAnswered: boolean; cause?: unknown }) {
    super(message, { cause: options.cause })
    this.name = 'PaymentError'
    this.wasAnswered = options.wasAnswered
  }
}

/** A delivery that is not to be believed. `reason` is for the log. */
export class WebhookRefused extends Error {
  readonly reason: string

  constructor(reason: string) {
    super(`webhook refused: ${reason}`)
    this.name = 'WebhookRefused'
    this.reason = reason
  }
}
