import { isAPIError } from 'better-auth/api'

/**
 * Why Better Auth refused: its code. Null for any other error (a lost database, a fault of
 * ours), which is not for the person who signs in to mend.
 */
export function readAuthCode(error: unknown): string | null {
  if (!isAPIError(error) || error.statusCode >= 500) return null
  return error.body?.code ?? 'UNKNOWN'
}
