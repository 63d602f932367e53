import type { AccountStatus } from './account-status.ts'

/** The trial in days, and what it allows in total (docs/product.md#money-and-limits). */
export const TRIAL_DAYS = 7
export const TRIAL_PROJECTS = 1
export const TRIAL_GENERATIONS = 1

const DAY_MS = 86_400_000

/** When a trial that started at `startedAt` ends. */
export function computeTrialEnd(startedAt: Date): Date {
  return new Date(startedAt.getTime() + TRIAL_DAYS * DAY_MS)
}

/** What else than the stored status decides. */
interface StatusMarks {
  trialStartedAt: Date | null
  /** Since when the operator holds the account back. */
  suspendedAt: Date | null
}

/**
 * The status as it is at `now`. A trial whose seven days have passed reads TRIAL_CANCELED
 * whether or not the two-minute check has written it yet (docs/product.md#sign-in). What is paid
 * goes on below a suspension by the operator, and shows again when that ends.
 */
export function readStatusAt(
  stored: AccountStatus,
  { trialStartedAt, suspendedAt }: StatusMarks,
  now: Date,
): AccountStatus {
  if (suspendedAt !== null) return 'SUSPENDED_BY_OPERATOR'
  if (stored !== 'TRIAL_ACTIVE' || trialStartedAt === null) return stored
  return now.getTime() >= computeTrialEnd(trialStartedAt).getTime() ? 'TRIAL_CANCELED' : stored
}
