import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '#server/db/database.ts'
import { saveLink } from './link-queries.ts'

export type LinkPurpose = 'verify-email' | 'reset-password'

const LIFETIME_MS = 10 * 60 * 1000

/** What the database knows of a link: whose it is, and the hash of its secret. */
export interface LinkKey {
  id: string
  userId: string
  hash: string
}

/**
 * Makes the link of a user for a purpose and returns its token. There is one at a time: a newer
 * link takes the older one's place. The database keeps only the hash of the secret.
 */
export async function issueLink(
  db: Db,
  { purpose, userId, now }: { purpose: LinkPurpose; userId: string; now: Date },
): Promise<string> {
  const token = `${userId}.${randomBytes(32).toString('base64url')}`
  const key = linkKey(purpose, token)
  await saveLink(db, key, new Date(now.getTime() + LIFETIME_MS))
  return token
}

/** Reads a token back, whether or not such a link exists. */
export function linkKey(purpose: LinkPurpose, token: string): LinkKey {
  const dot = token.indexOf('.')
  const userId = token.slice(0, Math.max(dot, 0))
  const hash = createHash('sha256').update(token).digest('base64url')
  return { id: `${purpose}:${userId}`, userId, hash }
}
