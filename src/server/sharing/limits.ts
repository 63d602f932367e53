import type { Allowance } from '#server/db/allowance.ts'

const SECOND_MS = 1000

/** Links that one network may open: enough for an office behind one address. */
export function limitOpenings(source: string): Allowance {
  return { key: `shared:${source}`, burst: 60, everyMs: 2 * SECOND_MS }
}

/** Reading and writing comments through one network's links. */
export function limitLinkUse(source: string): Allowance {
  return { key: `link-use:${source}`, burst: 60, everyMs: SECOND_MS }
}

/** Mails that ask for an approval: to people who know nothing of us yet. */
export function limitRequestMails(userId: string): Allowance {
  return { key: `approval-mail:${userId}`, burst: 10, everyMs: 2 * 60 * 60 * SECOND_MS }
}

/** Guesses at one link's passphrase, from everywhere together. */
export function guessesAt(shareId: string): Allowance {
  return { key: `passphrase:${shareId}`, burst: 10, everyMs: 60 * SECOND_MS }
}
