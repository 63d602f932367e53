import type { AccountStatus } from '#domain/account-status.ts'

interface StatusBadge {
  label: string
  tone: 'accent' | 'done' | 'assumed' | 'danger' | 'neutral'
}

/** The status badges, word for word (docs/product.md#subscription-status). */
export const STATUS_BADGES: Record<AccountStatus, StatusBadge> = {
  TRIAL_ACTIVE: { label: 'Trial Active', tone: 'accent' },
  TRIAL_CANCELED: { label: 'Trial Ended', tone: 'assumed' },
  PREMIUM_ACTIVE: { label: 'Premium', tone: 'done' },
  PREMIUM_CANCELED: { label: 'Premium Canceled', tone: 'assumed' },
  SUSPENDED: { label: 'Suspended', tone: 'danger' },
  SUSPENDED_BY_OPERATOR: { label: 'On hold', tone: 'danger' },
  FREE: { label: 'Free', tone: 'neutral' },
}

const DAY_MS = 86_400_000

/** How long a running trial lasts, in words. `computeTrialEnd` is an ISO time, `now` milliseconds. */
export function writeTrialLine(trialEndsAt: string, now: number): string {
  const days = Math.ceil((Date.parse(trialEndsAt) - now) / DAY_MS)
  if (days <= 1) return 'Less than a day left in your trial'
  return `${days} days left in your trial`
}
