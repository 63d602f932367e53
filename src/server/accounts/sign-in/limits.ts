import { createHash } from 'node:crypto'
import type { Allowance } from '#server/db/allowance.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/**
 * Password attempts of strangers on one account: at most ten within any minute, from however many
 * addresses. The last of them are kept for who has not tried before: see `limitTriesFrom`.
 */
export function limitPasswordAttempts(email: string): Allowance {
  return { key: `password:${hashed(email)}`, burst: 7, everyMs: 20 * SECOND }
}

/**
 * The tries of one address, and of the network around it, on one account. They are counted and
 * heal slowly. Each still counted leaves one use of the account's allowance to others, so that who
 * tries again and again does not keep out who comes for the first time.
 */
export function limitTriesFrom(
  email: string,
  source: string,
): { address: Allowance; network: Allowance } {
  const prefix = makeStrangersKey(email)
  const bounds = { burst: 3, everyMs: 30 * MINUTE }
  return {
    address: { key: `${prefix}address:${source}`, ...bounds },
    network: { key: `${prefix}network:${networkAround(source)}`, ...bounds },
  }
}

/** Begins the names of all counters of strangers' tries on an account. */
export function makeStrangersKey(email: string): string {
  return `password-from:${hashed(email)}:`
}

/** Password attempts from a device that has signed in to the account before: nobody else's. */
export function limitDeviceAttempts(userId: string, deviceId: string): Allowance {
  return { key: `password-device:${deviceId}:${userId}`, burst: 8, everyMs: 30 * SECOND }
}

/** Tries of the present password by somebody who is signed in. */
export function limitSessionAttempts(userId: string, sessionId: string): Allowance {
  return { key: `password-session:${sessionId}:${userId}`, burst: 8, everyMs: 30 * SECOND }
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
export function limitMailsTo(email: string): Allowance {
  return { key: `mail-to:${hashed(email)}`, burst: 5, everyMs: MINUTE }
}

/** Requests for emails, and uses of their links, of one source. */
export function limitLinksFrom(source: string): Allowance {
  return { key: `links:${source}`, burst: 300, everyMs: SECOND }
}

/** The address as one cannot read it back: also strangers' addresses are counted. */
function hashed(email: string): string {
  return createHash('sha256').update(email).digest('base64url')
}

/** What one provider hands out together: a /24 of IPv4 addresses, a /48 of IPv6 ones. */
function networkAround(source: string): string {
  const ipv4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(source)
  if (ipv4) return `${ipv4[1]}.0/24`
  const ipv6 = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(source)
  return ipv6 ? `${ipv6[1]}::/48` : source
}
