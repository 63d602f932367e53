import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { isStorable } from '#contract/make-text-schema.ts'

/*
 * The pages of the test checkout, in which no card is charged. These calls exist only where no
 * payment provider is configured; an id of another account answers 404.
 */

const id = z.object({ id: z.string().min(1).max(100).refine(isStorable) })

const price = z.object({ amount: z.number(), currency: z.string(), interval: z.string() })

export const testCheckoutSchema = z
  .object({
    id: z.string(),
    /** Only an open checkout can be paid. */
    state: z.enum(['open', 'complete', 'expired']),
    email: z.string(),
    price,
  })
  .meta({ id: 'TestCheckout' })

export type TestCheckout = z.output<typeof testCheckoutSchema>

export const TEST_CHECKOUT_ACTIONS = ['pay', 'decline', 'cancel'] as const
export type TestCheckoutAction = (typeof TEST_CHECKOUT_ACTIONS)[number]

export const readTestCheckout = {
  method: 'get',
  path: '/api/test-checkout/{id}',
  summary: 'A checkout of the test provider',
  params: id,
  response: testCheckoutSchema,
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

export const actOnTestCheckout = {
  method: 'post',
  path: '/api/test-checkout/{id}',
  summary: 'Pays, declines the card or goes back, as a person would at the provider',
  params: id,
  body: z.object({ action: z.enum(TEST_CHECKOUT_ACTIONS) }),
  response: z.object({
    /** A path of this app to go on to; null where the page stays, as after a declined card. */
    goTo: z.string().nullable(),
    checkout: testCheckoutSchema,
  }),
  errors: ['signed_out', 'not_found', 'invalid_input', 'test_payment_refused'],
} as const satisfies Endpoint

export const testPortalSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    price,
    /** Null: nothing was ever paid. */
    subscription: z
      .object({
        /** The provider's own word, such as `active`, `past_due` or `canceled`. */
        status: z.string(),
        periodEnd: z.iso.datetime(),
        /** Set to end at that moment. */
        endsAt: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** What can be done now. */
    actions: z.array(
      z.enum(['cancel', 'resume', 'renew', 'payment_fails', 'payment_succeeds', 'end']),
    ),
  })
  .meta({ id: 'TestPortal' })

export type TestPortal = z.output<typeof testPortalSchema>
export type TestPortalAction = TestPortal['actions'][number]

export const readTestPortal = {
  method: 'get',
  path: '/api/test-portal/{id}',
  summary: 'The billing portal of the test provider',
  params: id,
  response: testPortalSchema,
  errors: ['signed_out', 'not_found'],
} as const satisfies Endpoint

/**
 * `cancel` and `resume` are the person's; the others let time pass or a payment go wrong: `renew`
 * pays for the next period, `payment_fails` leaves it open and tried again, `payment_succeeds`
 * pays it after all, `end` is the end of a cancelled or unpaid subscription.
 */
export const actOnTestPortal = {
  method: 'post',
  path: '/api/test-portal/{id}',
  summary: 'Does one of the portal’s `actions`',
  params: id,
  body: z.object({ action: testPortalSchema.shape.actions.element }),
  response: testPortalSchema,
  errors: ['signed_out', 'not_found', 'invalid_input', 'test_payment_refused'],
} as const satisfies Endpoint
