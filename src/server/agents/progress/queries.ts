import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { progress } from '#server/db/tables/agents.ts'

/** The newest report of each item. */
export function readNewestReports(db: Db, { userId, projectId }: ProjectKey) {
  return db
    .selectDistinctOn([progress.item], { item: progress.item, state: progress.state })
    .from(progress)
    .where(and(eq(progress.userId, userId), eq(progress.projectId, projectId)))
    .orderBy(progress.item, desc(progress.createdAt), desc(progress.id))
}
