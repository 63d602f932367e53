import { AppError } from '#server/app-error.ts'
import type { Db } from '#server/db/connect.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { type Connection, readTracker } from '#server/trackers/queries.ts'

/** A project's connection; throws `not_found` for a foreign project, `tracker_missing` without one. */
export async function requireConnection(db: Db, key: ProjectKey): Promise<Connection> {
  const found = await readTracker(db, key)
  if (!found) throw new AppError('not_found')
  if (!found.connection) throw new AppError('tracker_missing')
  return found.connection
}
