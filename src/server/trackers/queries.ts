import { and, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { holdProject } from '#server/db/project/hold-project.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import { isIn, isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { projects } from '#server/db/schema.ts'
import { trackerConnections, trackerItems, trackerPushes } from '#server/db/tables/trackers.ts'
import { runInTransaction } from '#server/db/transaction.ts'
import { isOver } from './push/push-queries.ts'

export type Connection = typeof trackerConnections.$inferSelect
export type StoredPush = typeof trackerPushes.$inferSelect
export type StoredItem = typeof trackerItems.$inferSelect

/** A project's tracker and its newest push, null for none; null when the user has no such project. */
export async function readTracker(
  db: Db,
  key: ProjectKey,
): Promise<{ connection: Connection | null; push: StoredPush | null } | null> {
  const rows = await db
    .select({ connection: trackerConnections, push: trackerPushes })
    .from(projects)
    .leftJoin(trackerConnections, ofProject(trackerConnections))
    .leftJoin(trackerPushes, ofProject(trackerPushes))
    .where(isProject(key))
  return rows[0] ?? null
}

/** What is remembered of each issue. */
export function readItems(db: Db, key: ProjectKey): Promise<StoredItem[]> {
  return db.select().from(trackerItems).where(isIn(trackerItems, key)).orderBy(trackerItems.item)
}

/** The issues that are known to be there. */
export async function readIssues(db: Db, key: ProjectKey) {
  const { item, ref, url } = trackerItems
  const rows = await db
    .select({ item, ref, url })
    .from(trackerItems)
    .where(and(isIn(trackerItems, key), isNotNull(trackerItems.external)))
    .orderBy(item)
  return rows.map((row) => ({ item: row.item, ref: row.ref ?? '', url: row.url ?? '' }))
}

/**
 * Connects a project. The same target keeps what is remembered of its issues; another one begins
 * anew. `running` while a push is under way; null when the user has no such project.
 */
export function insertConnection(
  db: Db,
  row: Connection,
  staleBefore: Date,
): Promise<'connected' | 'running' | null> {
  return runInTransaction(db, async (tx) => {
    if (!(await holdProject(tx, row, 'no key update'))) return null
    const [before] = await tx.select().from(trackerConnections).where(isIn(trackerConnections, row))
    await tx.delete(trackerPushes).where(and(isIn(trackerPushes, row), isOver(staleBefore)))
    const [running] = await tx
      .select({ id: trackerPushes.id })
      .from(trackerPushes)
      .where(isIn(trackerPushes, row))
    if (running) return 'running'
    if (before && !isSamePlace(before, row)) {
      await tx.delete(trackerConnections).where(isIn(trackerConnections, row))
    }
    const { userId: _, projectId: __, ...changes } = row
    await tx
      .insert(trackerConnections)
      .values(row)
      .onConflictDoUpdate({
        target: [trackerConnections.userId, trackerConnections.projectId],
        set: changes,
      })
    return 'connected'
  })
}

function isSamePlace(one: Connection, other: Connection): boolean {
  return one.kind === other.kind && one.site === other.site && one.targetId === other.targetId
}

/** Forgets a connection with all that is remembered of its issues. */
export async function removeConnection(db: Db, key: ProjectKey): Promise<void> {
  await db.delete(trackerConnections).where(isIn(trackerConnections, key))
}
