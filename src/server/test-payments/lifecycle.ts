import type { TestPortalAction } from '#contract/billing/test-payments.ts'
import type { TestSubscription } from './objects.ts'

/** What became of a subscription, and the events that the provider would send of it. */
export interface Step {
  subscription: TestSubscription
  events: SubscriptionEvent[]
}

export type SubscriptionEvent =
  | 'customer.subscription.created'
  | 'customer.subscription.updated'
  | 'customer.subscription.deleted'
  | 'invoice.paid'
  | 'invoice.payment_failed'

/** A subscription that was paid at `now`, in seconds since 1970 as all times here. */
export function begin(id: string, customer: string, now: number): Step {
  const subscription: TestSubscription = {
    id,
    object: 'subscription',
    customer,
    status: 'active',
    created: now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    items: periodUntil(monthAfter(now)),
  }
  return { subscription, events: ['customer.subscription.created', 'invoice.paid'] }
}

/** What can be done to a subscription now. */
export function listActions(subscription: TestSubscription | null): TestPortalAction[] {
  if (subscription?.status === 'active') {
    return subscription.cancel_at === null
      ? ['cancel', 'renew', 'payment_fails']
      : ['resume', 'end']
  }
  return subscription?.status === 'past_due' ? ['payment_succeeds', 'cancel', 'end'] : []
}

/** Does one of the actions that `listActions` names. */
export function act(subscription: TestSubscription, action: TestPortalAction, now: number): Step {
  const end = computePeriodEnd(subscription)
  const changed = (change: Partial<TestSubscription>, ...events: SubscriptionEvent[]): Step => ({
    subscription: { ...subscription, ...change },
    events: [...events, 'customer.subscription.updated'],
  })
  switch (action) {
    case 'cancel':
      // As Stripe's portal does it: by the date alone.
      return changed({ cancel_at: end, canceled_at: now })
    case 'resume':
      return changed({ cancel_at: null, canceled_at: null })
    case 'renew':
      return changed({ items: periodUntil(monthAfter(end)) }, 'invoice.paid')
    case 'payment_fails':
      return changed(
        { status: 'past_due', items: periodUntil(monthAfter(end)) },
        'invoice.payment_failed',
      )
    case 'payment_succeeds':
      return changed({ status: 'active' }, 'invoice.paid')
    case 'end':
      return {
        subscription: { ...subscription, status: 'canceled', ended_at: now },
        events: ['customer.subscription.deleted'],
      }
  }
}

export function computePeriodEnd(subscription: TestSubscription): number {
  return Math.max(...subscription.items.data.map((item) => item.current_period_end))
}

function periodUntil(end: number): TestSubscription['items'] {
  return { object: 'list', data: [{ object: 'subscription_item', current_period_end: end }] }
}

/** The same day of the next month, or its last one. */
function monthAfter(seconds: number): number {
  const begin = new Date(seconds * 1000)
  const next = new Date(begin)
  next.setUTCMonth(begin.getUTCMonth() + 1)
  if (next.getUTCDate() !== begin.getUTCDate()) next.setUTCDate(0)
  return Math.floor(next.getTime() / 1000)
}
