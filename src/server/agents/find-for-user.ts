import type { Deps } from '#server/deps.ts'
import { type ListedProject, readProjectList } from './list-queries.ts'
import { type Found, readFound, type Wish } from './look-queries.ts'

/** What there is of a wish among a user's own; null where the project or a version is not. */
export function findForUser(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  wish: Wish,
): Promise<Found | null> {
  return readFound(db, userId, wish)
}

/** A user's projects, the newest change first. */
export function listForUser(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<readonly ListedProject[]> {
  return readProjectList(db, userId)
}
