import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { DocumentVersion, StoredDocument } from '#contract/documents.ts'
import { DEFAULT_LANGUAGE } from '#domain/language.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import type { Db } from '#server/db/connect.ts'
import { documents, projects } from '#server/db/schema.ts'
import { type WriteKey, writeOnce } from '#server/db/write-once.ts'
import { EDITS_OVER, FREEZE_EDITS, replacingEdits } from '#server/documents/editing/queries.ts'
import type { EditedDocument } from '#server/documents/editing/with-edits.ts'
import { isProject, type ProjectKey } from '#server/projects/queries.ts'

/** A version as its row says it. */
export interface StoredVersion extends Omit<DocumentVersion, 'createdAt' | 'correctedAt'> {
  createdAt: Date
  correctedAt: Date | null
}

const versionColumns = {
  version: documents.version,
  title: documents.title,
  source: documents.source,
  createdAt: documents.createdAt,
  correctedAt: documents.correctedAt,
  readingVersion: documents.readingVersion,
}

const ownProject = and(eq(documents.userId, projects.userId), eq(documents.projectId, projects.id))

/** What the oldest documents do not say. */
const DEFAULTS = sql.raw(`'${JSON.stringify({ writtenIn: DEFAULT_LANGUAGE })}'::jsonb`)

/** As JSON text, which nobody on the way has to take apart. Checked against the contract before it was stored. */
const content = sql<string>`(${DEFAULTS} || ${documents.content})::text`

/** A project's documents without their text; null when the user has no such project. */
export async function readDocuments(
  db: Db,
  key: ProjectKey,
  limit: number,
): Promise<StoredVersion[] | null> {
  const rows = await db
    .select({ document: versionColumns })
    .from(projects)
    .leftJoin(documents, ownProject)
    .where(isProject(key))
    .orderBy(desc(documents.version))
    .limit(limit)
  if (rows.length === 0) return null
  return rows.flatMap(({ document }) => (document ? [document] : []))
}

/** One document, the newest for `latest`; null when there is none. */
export async function readDocument(
  db: Db,
  { userId, projectId }: ProjectKey,
  version: number | 'latest',
): Promise<(StoredVersion & EditedDocument) | null> {
  const rows = await db
    .select({ ...versionColumns, markdown: documents.markdown, content, edits: EDITS_OVER })
    .from(documents)
    .innerJoin(projects, ownProject)
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.projectId, projectId),
        version === 'latest' ? undefined : eq(documents.version, version),
      ),
    )
    .orderBy(desc(documents.version))
    .limit(1)
  return rows[0] ?? null
}

export interface RestoreSource extends StoredVersion {
  /** Both values as JSON. */
  content: string
  edits: ItemEdit[]
  newest: string
}

/** A version to go back to, beside the newest; null when there is no such version. */
export async function readForRestore(
  db: Db,
  { userId, projectId }: ProjectKey,
  version: number,
): Promise<RestoreSource | null> {
  const newest = sql<string>`(
    select newest.content::text from documents newest join projects
      on projects.user_id = newest.user_id and projects.id = newest.project_id
      and projects.document_count = newest.version
    where newest.user_id = ${userId} and newest.project_id = ${projectId})`
  const rows = await db
    .select({ ...versionColumns, content, edits: EDITS_OVER, newest })
    .from(documents)
    .innerJoin(projects, ownProject)
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.projectId, projectId),
        eq(documents.version, version),
      ),
    )
  return rows[0] ?? null
}

export interface DocumentToStore {
  answer: StoredDocument
  /** The typed value the Markdown was rendered from, as JSON. */
  content: string
  /** Its text, before any edit. */
  markdown: string
  /** The edits that come with a restored version; null where those of the newest go on. */
  edits?: readonly ItemEdit[]
  /** The generation it ends; null when nothing was generated. */
  generation: { id: string; spends: boolean } | null
}

/**
 * Stores a document as the version it was written as, ends its generation and spends the allowance,
 * in one statement. Null when the generation was cancelled or taken over, or when the project is
 * gone or has got that version meanwhile.
 */
export function storeDocument(
  db: Db,
  { userId, projectId, answer, content, markdown, edits, generation }: ProjectKey & DocumentToStore,
  writeKey: WriteKey | null,
): Promise<StoredDocument | null> {
  const claimed = generation?.spends ? sql`and generation_claim = ${generation.id}` : sql``
  // The account's row is locked before all others, as in every statement that takes several.
  const account = sql`account as (
    select id from users where id = ${userId} ${claimed} for no key update)`
  const running = generation
    ? sql`running as (
        select account.id from generations, account
        where user_id = account.id and project_id = ${projectId}
          and generations.id = ${generation.id} and status = 'running'
        for update of generations)`
    : sql`running as (select id from account)`
  const numbered = sql`numbered as (
    update projects set document_count = document_count + 1 from running
    where user_id = running.id and projects.id = ${projectId}
      and document_count = ${answer.version - 1}::int
    returning user_id, projects.id, document_count)`
  const effect = sql`
    insert into documents
      (user_id, project_id, version, title, content, markdown, source, created_at, corrected_at,
        reading_version)
    select user_id, id, document_count, ${answer.title}, ${content}::jsonb,
      ${markdown}, ${answer.source}, ${answer.createdAt}::timestamptz,
      ${answer.correctedAt}::timestamptz, ${answer.readingVersion}::int
    from numbered
    returning version`
  return writeOnce(db, {
    key: writeKey,
    before: [
      account,
      running,
      numbered,
      FREEZE_EDITS,
      ...(edits ? replacingEdits(edits) : []),
      ...(generation ? ending(generation, answer) : []),
    ],
    effect,
    answer: sql`${JSON.stringify(answer)}::jsonb`,
  })
}

/** What becomes of the generation and the allowance with the stored document. */
function ending(
  { id, spends }: { id: string; spends: boolean },
  { version }: StoredDocument,
): SQL[] {
  const done = sql`done as (
    update generations set status = 'done', version = ${version}::int from numbered
    where generations.user_id = numbered.user_id and project_id = numbered.id)`
  const spent = sql`spent as (
    update users set trial_generations_used = trial_generations_used + 1,
      generation_claim = null, generation_claimed_at = null
    from numbered where users.id = numbered.user_id and generation_claim = ${id})`
  return spends ? [done, spent] : [done]
}
