import { createHash, randomBytes } from 'node:crypto'
import { runWithTransaction } from '@better-auth/core/context'
import type { BetterAuth } from '#server/accounts/better-auth/better-auth.ts'

export type LinkPurpose = 'verify-email' | 'reset-password'

const LIFETIME_MS = 10 * 60 * 1000

/** What the database knows of a link: whose it is, and the hash of its secret. */
interface Link {
  id: string
  userId: string
  hash: string
}

/**
 * Makes the link of a user for a purpose and returns its token. There is one at a time: a newer
 * link takes the older one's place. The database keeps only the hash of the secret.
 */
export async function issueLink(
  links: BetterAuth,
  { purpose, userId, now }: { purpose: LinkPurpose; userId: string; now: Date },
): Promise<string> {
  const token = `${userId}.${randomBytes(32).toString('base64url')}`
  const { id, hash } = readToken(purpose, token)
  const expiresAt = new Date(now.getTime() + LIFETIME_MS)
  const { adapter, internalAdapter } = await links.$context
  await runWithTransaction(adapter, async () => {
    await internalAdapter.deleteVerificationByIdentifier(id)
    await internalAdapter.createVerificationValue({ identifier: id, value: hash, expiresAt })
  })
  return token
}

/** A token as it came, and the moment by which links are judged. */
interface Given {
  purpose: LinkPurpose
  token: string
  now: Date
}

/** The id of the user of a link that could be used now, or null. What uses the link checks again. */
export async function findLinkOwner(links: BetterAuth, given: Given): Promise<string | null> {
  const link = readToken(given.purpose, given.token)
  const { internalAdapter } = await links.$context
  const kept = await internalAdapter.findVerificationValue(link.id)
  return isLive(kept, link, given.now) ? link.userId : null
}

/** Better Auth's own calls for users, sessions, passwords and links. */
export type Accounts = Awaited<BetterAuth['$context']>['internalAdapter']

/**
 * Uses a link up and does what it is for, all of it or nothing: a link that is not live stays as it
 * is. Gives what `effect` gives; null when the link is not live.
 */
export async function consumeLink<Result>(
  links: BetterAuth,
  given: Given,
  effect: (accounts: Accounts, userId: string) => Promise<Result>,
): Promise<Result | null> {
  const link = readToken(given.purpose, given.token)
  const { adapter, internalAdapter } = await links.$context
  try {
    return await runWithTransaction(adapter, async () => {
      const used = await internalAdapter.consumeVerificationValue(link.id)
      if (!isLive(used, link, given.now)) throw new NotLive()
      return effect(internalAdapter, link.userId)
    })
  } catch (error) {
    if (error instanceof NotLive) return null
    throw error
  }
}

/** Takes back what the transaction did so far. */
class NotLive extends Error {}

function isLive(
  kept: { value: string; expiresAt: Date } | null,
  { hash }: Link,
  now: Date,
): boolean {
  return kept !== null && kept.value === hash && kept.expiresAt > now
}

/** Reads a token, whether or not such a link exists. */
function readToken(purpose: LinkPurpose, token: string): Link {
  const dot = token.indexOf('.')
  const userId = token.slice(0, Math.max(dot, 0))
  const hash = createHash('sha256').update(token).digest('base64url')
  return { id: `${purpose}:${userId}`, userId, hash }
}
