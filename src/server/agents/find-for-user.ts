import type { Deps } from '#server/deps.ts'
import { type Found, readFound, type Wish } from './look-queries.ts'

/** What there is of a wish among a user's own; null where the project or a version is not. */
export function findForUser(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  wish: Wish,
): Promise<Found | null> {
  return readFound(db, userId, wish)
}
