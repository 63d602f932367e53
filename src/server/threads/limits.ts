import type { Allowance } from '#server/db/allowance.ts'

const MINUTE_MS = 60_000

/** Comments of one network: a thoughtful reader's hour, not a program's. */
export function limitCommentsFrom(source: string): Allowance {
  return { key: `comments-from:${source}`, burst: 15, everyMs: MINUTE_MS }
}

/** Comments by one link, from everywhere together. */
export function limitCommentsBy(shareId: string): Allowance {
  return { key: `comments-by:${shareId}`, burst: 60, everyMs: MINUTE_MS }
}

/** Mails that ask to confirm an address: anybody can name anybody's. */
export function limitConfirmationsFrom(source: string): Allowance {
  return { key: `confirm-from:${source}`, burst: 5, everyMs: 30 * MINUTE_MS }
}

export function limitConfirmationsTo(addressHash: string): Allowance {
  return { key: `confirm-to:${addressHash}`, burst: 2, everyMs: 6 * 60 * MINUTE_MS }
}

export function limitPressesFrom(source: string): Allowance {
  return { key: `mail-link:${source}`, burst: 20, everyMs: MINUTE_MS }
}
