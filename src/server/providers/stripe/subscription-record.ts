import type Stripe from 'stripe'
import type { ProviderSubscription } from '#domain/billing/provider-subscription.ts'

/** The fields of Stripe's record that count. */
type StripeRecord = Pick<
  Stripe.Subscription,
  'id' | 'status' | 'created' | 'cancel_at' | 'cancel_at_period_end'
> & { items: { data: Pick<Stripe.SubscriptionItem, 'current_period_end'>[] } }

/**
 * Stripe's record in our words. A cancellation shows in either of two fields: `cancel_at` where it
 * was asked for in the portal, `cancel_at_period_end` elsewhere. The period is on the items.
 */
export function toProviderSubscription(record: StripeRecord): ProviderSubscription {
  const ends = record.items.data.map((item) => item.current_period_end)
  const periodEnd = ends.length === 0 ? null : Math.max(...ends)
  const endsAt = record.cancel_at ?? (record.cancel_at_period_end ? periodEnd : null)
  return {
    id: record.id,
    status: record.status,
    createdAt: new Date(record.created * 1000),
    periodEnd: toDate(periodEnd),
    endsAt: toDate(endsAt),
  }
}

function toDate(seconds: number | null): Date | null {
  return seconds === null ? null : new Date(seconds * 1000)
}
