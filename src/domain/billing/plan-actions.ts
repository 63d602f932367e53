import type { AccountStatus } from '#domain/account-status.ts'

/** What the header offers an account about its plan. */
export interface PlanActions {
  upgrade: boolean
  manageBilling: boolean
  cancelTrial: boolean
}

const offer = (...offered: (keyof PlanActions)[]): PlanActions => ({
  upgrade: offered.includes('upgrade'),
  manageBilling: offered.includes('manageBilling'),
  cancelTrial: offered.includes('cancelTrial'),
})

/** The buttons of each status (docs/product.md#subscription-status). */
export const PLAN_ACTIONS: Record<AccountStatus, PlanActions> = {
  TRIAL_ACTIVE: offer('upgrade', 'cancelTrial'),
  TRIAL_CANCELED: offer('upgrade'),
  PREMIUM_ACTIVE: offer('manageBilling'),
  PREMIUM_CANCELED: offer('upgrade', 'manageBilling'),
  SUSPENDED: offer('upgrade', 'manageBilling'),
  // Paying would not end it; what is paid can be ended.
  SUSPENDED_BY_OPERATOR: offer('manageBilling'),
  FREE: offer(),
}

/**
 * Whether checkout leads on from here: from every status but the one it leads to, and the one that
 * paying does not end (docs/product.md#subscription-status).
 */
export function canUpgrade(status: AccountStatus): boolean {
  return status !== 'PREMIUM_ACTIVE' && status !== 'SUSPENDED_BY_OPERATOR'
}

/** Whether the status is paid for: Premium, also one that is cancelled and not over yet. */
export function isPremium(status: AccountStatus): boolean {
  return status === 'PREMIUM_ACTIVE' || status === 'PREMIUM_CANCELED'
}
