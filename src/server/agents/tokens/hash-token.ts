import { createHash, randomBytes } from 'node:crypto'
import { TOKEN_START } from '#domain/agents/token-days.ts'

/** A new personal token: 256 random bits behind its beginning. */
export function makeToken(): string {
  return TOKEN_START + randomBytes(32).toString('base64url')
}

/** What of a token is kept. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
