/** Why the server does not hold a text. Each has its words in `#web/text/workshop.ts`. */
export type FailureReason =
  | 'offline'
  | 'unreachable'
  | 'busy'
  | 'server'
  | 'server_full'
  | 'signed_out'
  | 'other_account'
  | 'suspended'
  | 'not_allowed'
  | 'gone'
  | 'too_long'
  | 'refused'

export interface SaveFailure {
  reason: FailureReason
  /** Milliseconds to wait, when the server said so. */
  retryAfter?: number
}

const RETRIED: ReadonlySet<FailureReason> = new Set([
  'offline',
  'unreachable',
  'busy',
  'server',
  'server_full',
])

/** Trying again by itself can help. The others need the user: to sign in, to shorten the text. */
export function isRetried(reason: FailureReason): boolean {
  return RETRIED.has(reason)
}

/** Another text may be accepted, so typing on lifts the failure. */
export function dependsOnText(reason: FailureReason): boolean {
  return reason === 'too_long' || reason === 'refused'
}

/** The reason behind an error answer. `code` is the catalogue's (`#contract/errors.ts`). */
export function classifyFailure(status: number, code: string): FailureReason {
  if (status === 401) return 'signed_out'
  if (code === 'account_suspended') return 'suspended'
  if (status === 403) return 'not_allowed'
  if (status === 404) return 'gone'
  if (status === 413) return 'too_long'
  if (status === 429) return 'busy'
  if (status === 507) return 'server_full'
  if (status >= 500) return 'server'
  return 'refused'
}

const FIRST_DELAY = 1_000
const LONGEST_DELAY = 30_000

/**
 * Milliseconds until the next try after `failures` failures in a row: doubling from one second to
 * thirty, spread by `random` (0 to 1), so that many browsers do not return in one instant.
 */
export function retryDelay(failures: number, random: number, retryAfter = 0): number {
  const ceiling = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.max(0, failures - 1))
  return Math.max(retryAfter, ceiling * (0.5 + random / 2))
}
