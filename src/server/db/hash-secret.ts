import { createHash } from 'node:crypto'

/** What is kept of a secret of 256 random bits: for one that is guessable this would be too quick. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
