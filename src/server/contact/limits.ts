import type { Allowance } from '#server/db/allowance.ts'

const HALF_HOUR_MS = 30 * 60_000

/**
 * Messages of one source: at most five within any hour (docs/reliability.md#s9), three of them at
 * once.
 */
export function limitMessagesFrom(source: string): Allowance {
  return { key: `contact:${source}`, burst: 3, everyMs: HALF_HOUR_MS }
}
