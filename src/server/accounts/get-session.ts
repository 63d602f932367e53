import type { Deps } from '#server/deps.ts'
import { type FoundSession, findSession } from './queries.ts'

interface Asked {
  token: string
  /** The request's `Idempotency-Key`, whose earlier response comes along in the same statement. */
  idempotencyKey: string | null
}

/** The account of a live session; null when it has ended or expired. */
export function getSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  asked: Asked,
): Promise<FoundSession | null> {
  return findSession(db, { ...asked, now: now() })
}
