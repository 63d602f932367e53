import type { TestPortalAction } from '#contract/billing/test-payments.ts'
import { PRICE } from './price.ts'

/** The pages in which no card is charged. */
export const testPaymentText = {
  mark: 'Test: no card is charged',
  explanation:
    'This server has no payment provider. This page stands in for it, so you can see what happens after a payment, a refusal or a cancellation.',
  loading: 'Loading',
  notFoundTitle: 'This test payment does not exist',
  notFound: 'It belongs to another account, or it was never opened.',
  back: 'Back to billing',
  failed: 'This page could not be loaded.',
  retry: 'Try again',
} as const

export const testCheckoutText = {
  product: 'Groundwork Premium',
  price: PRICE,
  account: 'Account',
  pay: 'Pay (test)',
  decline: 'Pay with a card that is declined',
  cancel: 'Cancel and go back',
  declinedTitle: 'The card was declined',
  declined: 'As with a real card, nothing was charged. You can try again or go back.',
  states: {
    complete: 'This checkout is already paid.',
    expired: 'This checkout has expired.',
  },
} as const

export const testPortalText = {
  account: 'Account',
  plan: 'Plan',
  product: `Groundwork Premium, ${PRICE}`,
  none: 'There is no subscription yet.',
  status: 'Status',
  periodEnd: 'Current month ends',
  endsAt: 'Set to end on',
  yours: 'What you can do',
  happens: 'What can happen',
  happensHint: 'With a real provider, these come with time or from the bank.',
  nothing: 'There’s nothing to do here right now.',
  done: 'Done',
  statuses: {
    active: 'Active',
    trialing: 'Active',
    past_due: 'Payment failed, being tried again',
    unpaid: 'Unpaid',
    canceled: 'Ended',
    incomplete: 'First payment open',
    incomplete_expired: 'Never paid',
    paused: 'Paused',
  } as Readonly<Record<string, string>>,
  actions: {
    cancel: { label: 'Cancel subscription', hint: 'Runs until the end of the paid month.' },
    resume: { label: 'Resume subscription', hint: 'Takes the cancellation back.' },
    renew: { label: 'Renewal', hint: 'The next month is paid.' },
    payment_fails: { label: 'Payment fails', hint: 'The bank refuses; it is tried again.' },
    payment_succeeds: { label: 'Payment recovered', hint: 'The open payment goes through.' },
    end: { label: 'Subscription ends', hint: 'The cancelled or unpaid month is over.' },
  } satisfies Record<TestPortalAction, { label: string; hint: string }>,
} as const
