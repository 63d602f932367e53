import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { SortingView, TellingView } from '#contract/telling/telling-schema.ts'
import type { Db } from '#server/db/connect.ts'
import { onceByKey, type WriteKey } from '#server/db/once-by-key.ts'
import { holdProject } from '#server/db/project/hold-project.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { projects } from '#server/db/schema.ts'
import { tellings } from '#server/db/tables/tellings.ts'

export type TellingRow = typeof tellings.$inferSelect

export interface TellingKey extends ProjectKey {
  tellingId: string
}

interface Keyed {
  writeKey: WriteKey | null
  now: Date
}

/** A project's told texts, the first told first; null when the user has no such project. */
export async function readTellings(db: Db, key: ProjectKey): Promise<TellingRow[] | null> {
  const rows = await db
    .select({ telling: tellings })
    .from(projects)
    .leftJoin(tellings, ofProject(tellings))
    .where(isProject(key))
    .orderBy(asc(tellings.createdAt), asc(tellings.id))
  if (rows.length === 0) return null
  return rows.flatMap(({ telling }) => (telling ? [telling] : []))
}

/** One told text; null when the user has none with this id. */
export async function readTelling(db: Db, key: TellingKey): Promise<TellingRow | null> {
  const rows = await db.select().from(tellings).where(isTelling(key))
  return rows[0] ?? null
}

/** Stores a told text where the project's notes have room for it; null where they have none. */
export function insertTelling(
  db: Db,
  { telling, ...key }: ProjectKey & { telling: TellingView },
  { writeKey, now }: Keyed,
): Promise<TellingView | null> {
  const weight = Math.max(telling.text.length, LIMITS.toldLeast)
  return onceByKey(db, writeKey, async (tx) => {
    const counted = await tx
      .update(projects)
      .set({ toldLetters: sql`${projects.toldLetters} + ${weight}` })
      .where(and(isProject(key), lte(projects.toldLetters, LIMITS.toldTexts - weight)))
    if (counted.rowCount === 0) return null
    await tx
      .insert(tellings)
      .values({ ...key, ...telling, edits: {}, createdAt: now, updatedAt: now })
    return telling
  })
}

/** Stores where the pieces of a telling are now, over the version before; null when a rival was first. */
export function writeSorting<S extends SortingView & { sorter?: string }>(
  db: Db,
  { sorting, ...key }: ProjectKey & { sorting: S },
  { writeKey, now }: Keyed,
): Promise<S | null> {
  const { id, version, stretches, edits, sorter } = sorting
  return onceByKey(db, writeKey, async (tx) => {
    const { rowCount } = await tx
      .update(tellings)
      .set({ stretches, edits, version, ...(sorter && { sorter }), updatedAt: now })
      .where(and(isTelling({ ...key, tellingId: id }), eq(tellings.version, version - 1)))
    return rowCount === 1 ? sorting : null
  })
}

/** Deletes a told text and gives its room back; null when there is none with this id. */
export function removeTelling(
  db: Db,
  key: TellingKey,
  writeKey: WriteKey | null,
): Promise<{ outcome: 'telling_deleted' } | null> {
  return onceByKey(db, writeKey, async (tx) => {
    // The project's row is locked first, as where a text is told: no deadlock.
    await holdProject(tx, key, 'update')
    const [deleted] = await tx
      .delete(tellings)
      .where(isTelling(key))
      .returning({ letters: sql<number>`length(${tellings.text})` })
    if (!deleted) return null
    const room = Math.max(deleted.letters, LIMITS.toldLeast)
    await tx
      .update(projects)
      .set({ toldLetters: sql`greatest(${projects.toldLetters} - ${room}, 0)` })
      .where(isProject(key))
    return { outcome: 'telling_deleted' as const }
  })
}

function isTelling({ userId, projectId, tellingId }: TellingKey): SQL | undefined {
  return and(
    eq(tellings.userId, userId),
    eq(tellings.projectId, projectId),
    eq(tellings.id, tellingId),
  )
}
