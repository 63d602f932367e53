import type Stripe from 'stripe'

/*
 * The test provider's books, in the shapes of Stripe's own: what our code reads of a real record
 * or event is in the same fields here.
 */

export type TestCustomer = Pick<Stripe.Customer, 'id' | 'email' | 'metadata'> & {
  object: 'customer'
}

export type TestSession = Pick<
  Stripe.Checkout.Session,
  'id' | 'object' | 'payment_status' | 'client_reference_id' | 'created'
> & { status: 'open' | 'complete' | 'expired'; customer: string; subscription: string | null }

export type TestPortalSession = Pick<Stripe.BillingPortal.Session, 'id' | 'object' | 'customer'>

export type TestSubscription = Pick<
  Stripe.Subscription,
  | 'id'
  | 'object'
  | 'status'
  | 'created'
  | 'cancel_at'
  | 'cancel_at_period_end'
  | 'canceled_at'
  | 'ended_at'
> & {
  customer: string
  items: { object: 'list'; data: { object: 'subscription_item'; current_period_end: number }[] }
}

export type TestObject = TestCustomer | TestSession | TestPortalSession | TestSubscription

/** An event as Stripe delivers it. */
export interface TestEvent
  extends Pick<Stripe.Event, 'id' | 'object' | 'created' | 'livemode' | 'api_version'> {
  type: string
  data: { object: TestObject | TestInvoice }
}

export interface TestInvoice extends Pick<Stripe.Invoice, 'id' | 'object' | 'currency' | 'total'> {
  customer: string
  status: 'paid' | 'open'
}
