import { createHash } from 'node:crypto'
import type { Allowance } from '#server/db/allowance.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Password attempts on one account: at most ten within any minute, whoever sends them. */
export function passwordAttempts(email: string): Allowance {
  return { key: `password:${hashed(email)}`, burst: 8, everyMs: 30 * SECOND }
}

/** Password attempts of one source over all accounts; an office may share one address. */
export function signInsFrom(source: string): Allowance {
  return { key: `sign-in:${source}`, burst: 300, everyMs: SECOND }
}

/** New accounts, used links and the like, of one source. */
export function signUpsFrom(source: string): Allowance {
  return { key: `sign-up:${source}`, burst: 300, everyMs: SECOND }
}

/** Emails with a link to one address: nobody's mailbox may be flooded. */
export function mailsTo(email: string): Allowance {
  return { key: `mail-to:${hashed(email)}`, burst: 5, everyMs: MINUTE }
}

/** Requests for emails, and uses of their links, of one source. */
export function linksFrom(source: string): Allowance {
  return { key: `links:${source}`, burst: 300, everyMs: SECOND }
}

/** The address as one cannot read it back: also strangers' addresses are counted. */
function hashed(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}
