import { and, type Column, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { violates } from '#server/db/database-error.ts'
import { projects } from '#server/db/schema.ts'

/** Names a project; every row of it is keyed by its user as well. */
export interface ProjectKey {
  userId: string
  projectId: string
}

/** The row of `projects` by this key. */
export function isProject({ userId, projectId }: ProjectKey): SQL | undefined {
  return and(eq(projects.userId, userId), eq(projects.id, projectId))
}

/** The rows of another table that are of this project. */
export function isIn(
  table: { userId: Column; projectId: Column },
  { userId, projectId }: ProjectKey,
): SQL | undefined {
  return and(eq(table.userId, userId), eq(table.projectId, projectId))
}

/** Whether the user has a project with this id. */
export async function projectExists(db: Db, key: ProjectKey): Promise<boolean> {
  const rows = await db.select({ id: projects.id }).from(projects).where(isProject(key))
  return rows.length > 0
}

/** What a write into a project gives, or null when the project was deleted at the same moment. */
export async function forgiveGoneProject<T>(
  table: 'answers' | 'guests' | 'model_readings' | 'progress' | 'readings' | 'threads',
  write: PromiseLike<T | null>,
): Promise<T | null> {
  try {
    return await write
  } catch (error) {
    if (violates(error, `${table}_user_id_project_id_projects_user_id_id_fk`)) return null
    throw error
  }
}
