/**
 * The statuses an account can have (docs/product.md#subscription-status). Any other stored value is
 * treated as FREE.
 */
export const ACCOUNT_STATUSES = [
  'TRIAL_ACTIVE',
  'TRIAL_CANCELED',
  'PREMIUM_ACTIVE',
  'PREMIUM_CANCELED',
  'SUSPENDED',
  'FREE',
] as const

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/**
 * Reads a stored status; an unknown value never grants more than FREE does
 * (docs/product.md#subscription-status).
 */
export function readAccountStatus(stored: string): AccountStatus {
  return ACCOUNT_STATUSES.find((status) => status === stored) ?? 'FREE'
}
