import type { Deps } from '#server/deps.ts'
import { readVersions } from './queries.ts'

export interface ListedVersion {
  projectId: string
  version: number
  title: string
}

/** More than this no agent looks through. */
const MOST_LISTED = 100

/** The versions of all documents of a user, the newest first. */
export function listVersions(
  { db }: Pick<Deps, 'db'>,
  { userId }: { userId: string },
): Promise<ListedVersion[]> {
  return readVersions(db, userId, MOST_LISTED)
}
