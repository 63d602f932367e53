import type Stripe from 'stripe'
import { EMPTY_SESSION, EMPTY_SUBSCRIPTION } from './empty-objects.ts'

/*
 * Responses as Stripe gives them. `satisfies` holds each to the type that the package reads it by, so
 * that the stand-in cannot drift from what the real one says.
 */

export function customer(id: string, fields: { email: string | null; metadata: Stripe.Metadata }) {
  return {
    ...fields,
    id,
    object: 'customer',
    balance: 0,
    created: 0,
    default_source: null,
    description: null,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    shipping: null,
  } satisfies Stripe.Customer
}

export function price(id: string, cents: number) {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 0,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: 'prod_premium',
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: null,
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: cents,
    unit_amount_decimal: null,
  } satisfies Stripe.Price
}

export function portalSession(id: string, of: string, at: number) {
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_1',
    created: at,
    customer: of,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: null,
    url: `https://billing.stripe.example/${id}`,
  } satisfies Stripe.BillingPortal.Session
}

interface NewSession {
  customer: string
  clientReference: string
  priceId: string
  successUrl: string
  cancelUrl: string
  at: number
}

export function checkoutSession(id: string, given: NewSession) {
  return {
    ...EMPTY_SESSION,
    id,
    object: 'checkout.session',
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReference,
    created: given.at,
    customer: given.customer,
    expires_at: given.at + 86_400,
    metadata: { price: given.priceId },
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null as string | null,
    success_url: given.successUrl,
    url: `https://checkout.stripe.example/${id}`,
  } satisfies Stripe.Checkout.Session
}

export type Session = Omit<ReturnType<typeof checkoutSession>, 'status' | 'payment_status'> & {
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
}

export interface NewSubscription {
  customer: string
  priceId: string
  at: number
  periodEnd: number
}

export function subscription(
  id: string,
  { customer: of, priceId, at, periodEnd }: NewSubscription,
) {
  return {
    ...EMPTY_SUBSCRIPTION,
    id,
    object: 'subscription',
    billing_cycle_anchor: at,
    cancel_at: null as number | null,
    cancel_at_period_end: false as boolean,
    canceled_at: null as number | null,
    created: at,
    customer: of,
    ended_at: null as number | null,
    items: {
      object: 'list',
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [item(id, { priceId, at, periodEnd })],
    },
    start_date: at,
    status: 'active' as Stripe.Subscription.Status,
  } satisfies Stripe.Subscription
}

export type Subscription = ReturnType<typeof subscription>

function item(of: string, { priceId, at, periodEnd }: Omit<NewSubscription, 'customer'>) {
  return {
    id: `si_${of}`,
    object: 'subscription_item',
    billing_thresholds: null,
    created: at,
    current_period_end: periodEnd,
    current_period_start: at,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: {
      id: priceId,
      object: 'plan',
      active: true,
      amount: 1000,
      amount_decimal: null,
      billing_scheme: 'per_unit',
      created: 0,
      currency: 'usd',
      interval: 'month',
      interval_count: 1,
      livemode: false,
      metadata: {},
      meter: null,
      nickname: null,
      product: 'prod_premium',
      tiers_mode: null,
      transform_usage: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    price: price(priceId, 1000),
    quantity: 1,
    subscription: of,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem
}

export function event({ id, type, at }: { id: string; type: string; at: number }, object: object) {
  const envelope = {
    id,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: at,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
  } as const satisfies Omit<Stripe.EventBase, 'type'>
  return { ...envelope, type }
}

export type StandInEvent = ReturnType<typeof event>
