import { type SQL, sql } from 'drizzle-orm'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import type { Db } from '#server/db/connect.ts'
import type { ProjectKey } from '#server/projects/queries.ts'

const AS_JSON = sql`coalesce(jsonb_agg(jsonb_build_object('item', item, 'field', field,
  'generated', generated, 'text', text, 'basis', basis, 'revision', revision)
  order by item, field), '[]')`

/** The edits of a project's newest version, inside another statement. */
export function editsOf({ userId, projectId }: ProjectKey): SQL<ItemEdit[]> {
  return sql`(select ${AS_JSON} from document_edits
    where user_id = ${userId} and project_id = ${projectId})`
}

/** The same for the row of `projects` that the statement reads. */
const NEWEST_EDITS = sql`(select ${AS_JSON} from document_edits
  where document_edits.user_id = projects.user_id and document_edits.project_id = projects.id)`

/** The edits over a version: the row of `documents` stands beside that of `projects`. */
export const EDITS_OVER = sql<ItemEdit[]>`case when documents.version = projects.document_count
  then ${NEWEST_EDITS} else documents.edits end`

export interface EditSource {
  version: number
  /** The newest version as it was generated. */
  content: RequirementsDocument
  /** The edits of the item. */
  edits: ItemEdit[]
}

/** What an edit is decided on; null when the user has no such project or it has no document. */
export async function readForEdit(
  db: Db,
  { userId, projectId, item }: ProjectKey & { item: string },
): Promise<EditSource | null> {
  const { rows } = await db.execute<{ source: EditSource }>(sql`
    select jsonb_build_object('version', version, 'content', content, 'edits', (
      select ${AS_JSON} from document_edits
      where user_id = ${userId} and project_id = ${projectId} and item = ${item})) as source
    from projects join documents
      on documents.user_id = projects.user_id and documents.project_id = projects.id
      and documents.version = projects.document_count
    where projects.user_id = ${userId} and projects.id = ${projectId}`)
  return rows[0]?.source ?? null
}

export interface EditsToWrite extends ProjectKey {
  item: string
  /** The version they were decided on. */
  version: number
  keep: readonly ItemEdit[]
  drop: readonly { field: string; revision: number }[]
  now: Date
}

/**
 * Writes an item's edits where the version is still the newest and each edit still the one it was
 * decided on. Gives how many were written; fewer than asked when a rival was first.
 */
export async function writeEdits(db: Db, write: EditsToWrite): Promise<number> {
  const { userId, projectId, item, version, now } = write
  const moment = sql`${now.toISOString()}::timestamptz`
  const rows = (values: readonly object[], columns: SQL) =>
    sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given(${columns})`
  const { rows: counts } = await db.execute<{ written: number }>(sql`
    with project as (
      select user_id, id from projects
      where user_id = ${userId} and id = ${projectId} and document_count = ${version}::int
      for no key update
    ), dropped as (
      delete from document_edits using project,
        ${rows(write.drop, sql`field text, revision int`)}
      where document_edits.user_id = project.user_id and project_id = project.id
        and item = ${item} and document_edits.field = given.field
        and document_edits.revision = given.revision
      returning 1
    ), kept as (
      insert into document_edits as stored
        (user_id, project_id, item, field, generated, text, basis, revision, updated_at)
      select project.user_id, project.id, ${item}, given.field, given.generated, given.text,
        given.basis, given.revision + 1, ${moment}
      from project, ${rows(write.keep, sql`field text, generated text, text text, basis text, revision int`)}
      on conflict (user_id, project_id, item, field) do update
      set generated = excluded.generated, text = excluded.text, basis = excluded.basis,
        revision = excluded.revision, updated_at = excluded.updated_at
      where stored.revision = excluded.revision - 1
      returning 1
    )
    select (select count(*) from dropped)::int + (select count(*) from kept)::int as written`)
  return counts[0]?.written ?? 0
}

/** What storing a newer version does with the edits: the version before it keeps them. */
export const FREEZE_EDITS = sql`frozen as (
  update documents set edits = ${sql`(select ${AS_JSON} from document_edits, numbered n
    where document_edits.user_id = n.user_id and project_id = n.id)`}
  from numbered
  where documents.user_id = numbered.user_id and project_id = numbered.id
    and documents.version = numbered.document_count - 1)`

/** What restoring does with them: the restored version's edits become the newest's. */
export function replacingEdits(edits: readonly ItemEdit[]): SQL[] {
  const given = sql`jsonb_to_recordset(${JSON.stringify(edits)}::jsonb)
    as given(item text, field text, generated text, text text, basis text)`
  return [
    sql`removed as (
      delete from document_edits using numbered
      where document_edits.user_id = numbered.user_id and project_id = numbered.id
        and (item, field) not in (select given.item, given.field from ${given}))`,
    sql`restored as (
      insert into document_edits as stored (user_id, project_id, item, field, generated, text, basis)
      select numbered.user_id, numbered.id, given.item, given.field, given.generated, given.text,
        given.basis
      from numbered, ${given}
      on conflict (user_id, project_id, item, field) do update
      set generated = excluded.generated, text = excluded.text, basis = excluded.basis,
        revision = stored.revision + 1)`,
  ]
}
