import type { Allowance } from '#server/db/allowance.ts'

/** A push without a sign of life for so long belongs to a process that is gone. */
export const PUSH_LIFETIME_MS = 30_000

/** Looking, connecting and pushing, each of which asks somebody else's server. */
export function limitTrackerUse(userId: string): Allowance {
  return { key: `tracker:${userId}`, burst: 30, everyMs: 10_000 }
}
