import { z } from 'zod'
import { userSchema } from '#contract/account.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { ACCOUNT_STATUSES } from '#domain/account-status.ts'

/** The account's plan and what the payment provider's record says of it. */
export const billingSchema = z
  .object({
    status: z.enum(ACCOUNT_STATUSES),
    price: z.object({ amount: z.number(), currency: z.string(), interval: z.string() }),
    /** `test`: no card is charged. `none`: this server takes no payment. */
    provider: z.enum(['stripe', 'test', 'none']),
    /** When the next payment is due; null unless Premium goes on. */
    renewsAt: z.iso.datetime().nullable(),
    /** When a cancelled Premium ends; null otherwise. */
    endsAt: z.iso.datetime().nullable(),
    /** A payment failed and is tried again: the card needs an update. */
    pastDue: z.boolean(),
    hasCustomer: z.boolean(),
  })
  .meta({ id: 'Billing' })

export type Billing = z.output<typeof billingSchema>

export const getBilling = {
  method: 'get',
  path: '/api/billing',
  summary: 'The plan, its price and its dates',
  response: billingSchema,
  errors: ['signed_out'],
} as const satisfies Endpoint

export const reconcileBilling = {
  method: 'post',
  path: '/api/billing/reconcile',
  summary: 'Asks the payment provider afresh, then answers as /api/billing does',
  response: billingSchema,
  errors: ['signed_out', 'reconcile_failed'],
} as const satisfies Endpoint

/** Where the browser goes next. */
export const createCheckoutSession = {
  method: 'post',
  path: '/api/checkout/create-session',
  summary: 'Opens the checkout; an account that pays already is led to the billing portal',
  response: z.object({ sessionId: z.string(), url: z.url() }),
  errors: ['signed_out', 'checkout_failed', 'payments_off', 'suspended_by_operator'],
} as const satisfies Endpoint

export const createPortalSession = {
  method: 'post',
  path: '/api/stripe/create-portal-session',
  summary: 'Opens the billing portal: card, invoices, cancelling and resuming',
  response: z.object({ url: z.url() }),
  errors: ['signed_out', 'portal_failed', 'payments_off'],
} as const satisfies Endpoint

export const cancelTrial = {
  method: 'post',
  path: '/api/trial/cancel',
  summary: 'Ends the trial at once; the account is suspended',
  response: userSchema,
  errors: ['signed_out', 'trial_not_active'],
} as const satisfies Endpoint
