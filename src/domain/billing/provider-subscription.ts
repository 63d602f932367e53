/** A subscription as the payment provider's record has it. */
export interface ProviderSubscription {
  id: string
  /** The provider's own word; one that is not in `PROVIDER_STATUSES` grants nothing. */
  status: string
  /** When it was made. */
  createdAt: Date
  /** The end of what is paid; null where the record names none. */
  periodEnd: Date | null
  /** When it is set to end; null when it goes on. */
  endsAt: Date | null
}

/** Stripe's eight. */
export const PROVIDER_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'incomplete',
  'incomplete_expired',
  'paused',
] as const

export type ProviderStatus = (typeof PROVIDER_STATUSES)[number]
