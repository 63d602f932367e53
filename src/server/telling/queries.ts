import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { LIMITS } from '#contract/limits.ts'
import type { SortingView, TellingView } from '#contract/telling/telling-schema.ts'
import type { Db } from '#server/db/connect.ts'
import { isProject, type ProjectKey, unlessProjectGone } from '#server/db/project/project-key.ts'
import { projects } from '#server/db/schema.ts'
import { tellings } from '#server/db/tables/tellings.ts'
import { type WriteKey, writeOnce } from '#server/db/write-once.ts'

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
    .leftJoin(
      tellings,
      and(eq(tellings.userId, projects.userId), eq(tellings.projectId, projects.id)),
    )
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
  { userId, projectId, telling }: ProjectKey & { telling: TellingView },
  { writeKey, now }: Keyed,
): Promise<TellingView | null> {
  const weight = sql`${Math.max(telling.text.length, LIMITS.toldLeast)}::int`
  const at = sql`${now.toISOString()}::timestamptz`
  const counted = sql`counted as (
    update projects set told_letters = told_letters + ${weight}
    where user_id = ${userId} and id = ${projectId}
      and told_letters + ${weight} <= ${LIMITS.toldTexts}::int
    returning user_id, id
  )`
  const effect = sql`
    insert into tellings (user_id, project_id, id, name, origin, text, stretches, edits, version,
      created_at, updated_at)
    select user_id, id, ${telling.id}, ${telling.name}, ${telling.origin}, ${telling.text},
      ${JSON.stringify(telling.stretches)}::jsonb, '{}'::jsonb, ${telling.version}::int, ${at}, ${at}
    from counted returning id`
  const answer = json(telling)
  const write = writeOnce<TellingView>(db, { key: writeKey, before: [counted], effect, answer })
  return unlessProjectGone('tellings', write)
}

/** Stores where the pieces of a telling are now, over the version before; null when a rival was first. */
export function writeSorting(
  db: Db,
  { userId, projectId, sorting }: ProjectKey & { sorting: SortingView },
  { writeKey, now }: Keyed,
): Promise<SortingView | null> {
  const effect = sql`
    update tellings set stretches = ${JSON.stringify(sorting.stretches)}::jsonb,
      edits = ${JSON.stringify(sorting.edits)}::jsonb, version = ${sorting.version}::int,
      updated_at = ${now.toISOString()}::timestamptz
    where user_id = ${userId} and project_id = ${projectId} and id = ${sorting.id}
      and version = ${sorting.version - 1}::int
    returning id`
  return writeOnce(db, { key: writeKey, effect, answer: json(sorting) })
}

/** Deletes a told text and gives its room back; null when there is none with this id. */
export function removeTelling(
  db: Db,
  { userId, projectId, tellingId }: TellingKey,
  writeKey: WriteKey | null,
): Promise<{ outcome: 'telling_deleted' } | null> {
  // The project's row is locked first, as where a text is told: no deadlock.
  const project = sql`project as (
    select user_id, id from projects where user_id = ${userId} and id = ${projectId} for update)`
  const deleted = sql`deleted as (
    delete from tellings using project
    where tellings.user_id = project.user_id and project_id = project.id
      and tellings.id = ${tellingId}
    returning tellings.user_id, project_id, length(text) as letters
  )`
  const effect = sql`
    update projects set told_letters = greatest(0,
      told_letters - greatest(deleted.letters, ${LIMITS.toldLeast}::int))
    from deleted where projects.user_id = deleted.user_id and projects.id = deleted.project_id
    returning projects.id`
  const answer = json({ outcome: 'telling_deleted' })
  return writeOnce(db, { key: writeKey, before: [project, deleted], effect, answer })
}

function isTelling({ userId, projectId, tellingId }: TellingKey): SQL | undefined {
  return and(
    eq(tellings.userId, userId),
    eq(tellings.projectId, projectId),
    eq(tellings.id, tellingId),
  )
}

function json(answer: unknown): SQL {
  return sql`${JSON.stringify(answer)}::jsonb`
}
