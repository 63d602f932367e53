import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { DocumentVersion, OpenDocument, StoredDocument } from '#contract/documents.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Db } from '#server/db/connect.ts'
import { isoMoment } from '#server/db/rows.ts'
import { documents, projects } from '#server/db/schema.ts'
import { type WriteKey, writeOnce } from '#server/db/write-once.ts'
import { isProject, type ProjectKey } from '#server/projects/queries.ts'

type Stored<T> = Omit<T, 'createdAt'> & { createdAt: Date }

const versionColumns = {
  version: documents.version,
  title: documents.title,
  source: documents.source,
  createdAt: documents.createdAt,
}

/** Checked against the contract before it was stored. */
const content = sql<RequirementsDocument>`${documents.content}`

/** A project's documents without their text; null when the user has no such project. */
export async function readDocuments(
  db: Db,
  key: ProjectKey,
  limit: number,
): Promise<Stored<DocumentVersion>[] | null> {
  const rows = await db
    .select({ document: versionColumns })
    .from(projects)
    .leftJoin(
      documents,
      and(eq(documents.userId, projects.userId), eq(documents.projectId, projects.id)),
    )
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
): Promise<Stored<OpenDocument> | null> {
  const rows = await db
    .select({ ...versionColumns, document: documents.markdown, content })
    .from(documents)
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

export interface RestoreSource extends Stored<DocumentVersion> {
  content: RequirementsDocument
  newest: RequirementsDocument
}

/** A version to go back to, beside the newest; null when there is no such version. */
export async function readForRestore(
  db: Db,
  { userId, projectId }: ProjectKey,
  version: number,
): Promise<RestoreSource | null> {
  const newest = sql<RequirementsDocument>`(
    select newest.content from documents newest join projects
      on projects.user_id = newest.user_id and projects.id = newest.project_id
      and projects.document_count = newest.version
    where newest.user_id = ${userId} and newest.project_id = ${projectId})`
  const rows = await db
    .select({ ...versionColumns, content, newest })
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        eq(documents.projectId, projectId),
        eq(documents.version, version),
      ),
    )
  return rows[0] ?? null
}

/** The trial's one generation, held while the document is written. */
export interface Claim {
  id: string
  /** The most generations the status allows. */
  allowance: number
  now: Date
  /** A claim made before this moment belongs to a process that is gone. */
  staleBefore: Date
}

export interface GenerationSource {
  title: string
  description: string | null
  assignee: string | null
  startDate: string | null
  endDate: string | null
  documentCount: number
  answers: { questionId: string; value: AnswerValue }[]
  /** The newest document's value as it was stored. */
  previous: unknown
  claimed: boolean
}

/**
 * Everything a generation is written from, and in the same statement the claim of the trial's
 * generation when one is asked for. Null when the user has no such project.
 */
export async function readForGeneration(
  db: Db,
  { userId, projectId }: ProjectKey,
  claim: Claim | null,
): Promise<GenerationSource | null> {
  const { rows } = await db.execute<{ source: GenerationSource }>(sql`
    with project as (
      select * from projects where user_id = ${userId} and id = ${projectId}
    ), claimed as (${claim ? claiming(userId, claim) : sql`select true from project`})
    select jsonb_build_object(
      'title', title, 'description', description, 'assignee', assignee,
      'startDate', ${isoMoment(sql`start_date`)}, 'endDate', ${isoMoment(sql`end_date`)},
      'documentCount', document_count,
      'claimed', exists (select from claimed),
      'answers', (
        select coalesce(jsonb_agg(jsonb_build_object('questionId', question_id, 'value', value)), '[]')
        from answers where user_id = ${userId} and project_id = ${projectId}),
      'previous', (
        select content from documents
        where user_id = ${userId} and project_id = ${projectId} and version = document_count)
    ) as source from project`)
  return rows[0]?.source ?? null
}

function claiming(userId: string, { id, allowance, now, staleBefore }: Claim): SQL {
  return sql`
    update users set generation_claim = ${id}, generation_claimed_at = ${moment(now)}
    where id = ${userId} and exists (select from project)
      and trial_generations_used < ${allowance}::int
      and (generation_claim is null or generation_claimed_at < ${moment(staleBefore)})
    returning id`
}

/** Gives a claim back; one that was spent or taken over since is left alone. */
export async function releaseClaim(db: Db, userId: string, claimId: string): Promise<void> {
  await db.execute(sql`
    update users set generation_claim = null, generation_claimed_at = null
    where id = ${userId} and generation_claim = ${claimId}`)
}

export interface DocumentToStore {
  answer: StoredDocument
  /** The typed value the Markdown was rendered from. */
  content: unknown
  /** Spends this claim; null for a status without a limit. */
  claimId: string | null
}

/**
 * Stores a document as the version it was written as, and spends the claim, in one statement.
 * Null when the claim is no longer ours, or the project is gone or has got that version meanwhile.
 */
export function storeDocument(
  db: Db,
  { userId, projectId, answer, content, claimId }: ProjectKey & DocumentToStore,
  writeKey: WriteKey | null,
): Promise<StoredDocument | null> {
  // The account's row is locked before the project's, as in every statement that takes both.
  const account = claimId
    ? sql`account as (
        select id from users where id = ${userId} and generation_claim = ${claimId} for no key update)`
    : sql`account as (select ${userId}::text as id)`
  const numbered = sql`numbered as (
    update projects set document_count = document_count + 1 from account
    where user_id = account.id and projects.id = ${projectId}
      and document_count = ${answer.version - 1}::int
    returning user_id, projects.id, document_count)`
  const spent = sql`spent as (
    update users set trial_generations_used = trial_generations_used + 1,
      generation_claim = null, generation_claimed_at = null
    from numbered where users.id = numbered.user_id and generation_claim = ${claimId})`
  const effect = sql`
    insert into documents
      (user_id, project_id, version, title, content, markdown, source, created_at)
    select user_id, id, document_count, ${answer.title}, ${JSON.stringify(content)}::jsonb,
      ${answer.document}, ${answer.source}, ${answer.createdAt}::timestamptz
    from numbered
    returning version`
  return writeOnce(db, {
    key: writeKey,
    before: claimId ? [account, numbered, spent] : [account, numbered],
    effect,
    answer: sql`${JSON.stringify(answer)}::jsonb`,
  })
}

function moment(value: Date): SQL {
  return sql`${value.toISOString()}::timestamptz`
}
