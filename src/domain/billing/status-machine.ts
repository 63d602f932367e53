import type { StoredStatus } from '#domain/account-status.ts'
import type { ProviderStatus, ProviderSubscription } from './provider-subscription.ts'

/** What can happen to an account's status (docs/product.md#subscription-status). */
export type StatusEvent =
  /** Seven days have passed. */
  | 'trial_over'
  /** The user ends the trial. */
  | 'trial_canceled'
  /** The provider's record: paid, or a payment is tried again. */
  | 'paid'
  /** The provider's record: paid, and set to end. */
  | 'will_end'
  /** The provider's record: ended, or payment has finally failed. */
  | 'ended'
  /** The provider's record: the first payment never came, and no longer can. */
  | 'never_paid'
  /** The provider's record settles nothing: a payment under way, or a word we do not know. */
  | 'unsettled'

type Row = Record<StoredStatus, StoredStatus>

const UNCHANGED: Row = {
  TRIAL_ACTIVE: 'TRIAL_ACTIVE',
  TRIAL_CANCELED: 'TRIAL_CANCELED',
  PREMIUM_ACTIVE: 'PREMIUM_ACTIVE',
  PREMIUM_CANCELED: 'PREMIUM_CANCELED',
  SUSPENDED: 'SUSPENDED',
  FREE: 'FREE',
}

/** From every status: what the record says does not depend on which event was heard of first. */
const always = (next: StoredStatus): Row => ({
  TRIAL_ACTIVE: next,
  TRIAL_CANCELED: next,
  PREMIUM_ACTIVE: next,
  PREMIUM_CANCELED: next,
  SUSPENDED: next,
  FREE: next,
})

/** From each status to the next one. What does not fit leaves the status as it is. */
export const TRANSITIONS: Record<StatusEvent, Row> = {
  trial_over: { ...UNCHANGED, TRIAL_ACTIVE: 'TRIAL_CANCELED' },
  trial_canceled: { ...UNCHANGED, TRIAL_ACTIVE: 'SUSPENDED' },
  paid: always('PREMIUM_ACTIVE'),
  will_end: always('PREMIUM_CANCELED'),
  ended: always('SUSPENDED'),
  never_paid: { ...UNCHANGED, PREMIUM_ACTIVE: 'SUSPENDED', PREMIUM_CANCELED: 'SUSPENDED' },
  unsettled: UNCHANGED,
}

const MEANINGS: Record<ProviderStatus, StatusEvent> = {
  trialing: 'paid',
  active: 'paid',
  past_due: 'paid',
  unpaid: 'ended',
  canceled: 'ended',
  paused: 'ended',
  incomplete: 'unsettled',
  incomplete_expired: 'never_paid',
}

/** What a subscription's record means for the account; `unsettled` for a word we do not know. */
export function readStatusEvent({ status, endsAt }: ProviderSubscription): StatusEvent {
  const known = Object.hasOwn(MEANINGS, status)
  const meaning = known ? MEANINGS[status as ProviderStatus] : 'unsettled'
  return meaning === 'paid' && endsAt !== null ? 'will_end' : meaning
}

const LIVE = ['trialing', 'active', 'past_due', 'unpaid', 'paused', 'incomplete']

/** Whether another subscription beside this one would be paid twice, now or once it is settled. */
export function isLive({ status }: ProviderSubscription): boolean {
  return LIVE.includes(status)
}

const WEIGHTS: StatusEvent[] = ['paid', 'will_end', 'ended', 'never_paid', 'unsettled']

/**
 * The one subscription that decides: the one that grants most, of equals the newest; null of none.
 */
export function findDecidingSubscription(
  subscriptions: readonly ProviderSubscription[],
): ProviderSubscription | null {
  const weight = (one: ProviderSubscription) => WEIGHTS.indexOf(readStatusEvent(one))
  const sorted = [...subscriptions].sort(
    (one, other) =>
      weight(one) - weight(other) || other.createdAt.getTime() - one.createdAt.getTime(),
  )
  return sorted[0] ?? null
}
