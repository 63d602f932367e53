/**
 * The statuses that are stored (docs/product.md#subscription-status). Any other stored value is
 * treated as FREE.
 */
export const STORED_STATUSES = [
  'TRIAL_ACTIVE',
  'TRIAL_CANCELED',
  'PREMIUM_ACTIVE',
  'PREMIUM_CANCELED',
  'SUSPENDED',
  'FREE',
] as const

export type StoredStatus = (typeof STORED_STATUSES)[number]

/** The statuses an account can have: over what is stored, the operator may hold it back. */
export const ACCOUNT_STATUSES = [...STORED_STATUSES, 'SUSPENDED_BY_OPERATOR'] as const

export type AccountStatus = (typeof ACCOUNT_STATUSES)[number]

/**
 * Reads a stored status; an unknown value never grants more than FREE does
 * (docs/product.md#subscription-status).
 */
export function readAccountStatus(stored: string): StoredStatus {
  return STORED_STATUSES.find((status) => status === stored) ?? 'FREE'
}
