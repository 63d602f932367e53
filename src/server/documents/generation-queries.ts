import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { GenerationProgress } from '#contract/documents.ts'
import { type Allowance, takingUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/connect.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { projects } from '#server/db/schema.ts'
import { generations } from '#server/db/tables/generations.ts'
import { type WritingSource, writingSource } from './writing-queries.ts'

/** One attempt at a document, and with it the claim of the trial's generation. */
export interface Attempt {
  id: string
  /** The most generations the status allows; null when there is no limit. */
  allowance: number | null
  /** How often one user may begin one, over all projects and in every status. */
  pace: Allowance
  now: Date
  /** One that gave no sign of life since this moment belongs to a process that is gone. */
  staleBefore: Date
}

export interface GenerationSource extends WritingSource {
  begun: boolean
  /** False when the user has begun too many in a short time. */
  isInPace: boolean
}

interface Began extends Record<string, unknown> {
  source: WritingSource
  begun: boolean
  isInPace: boolean
}

const BEGINNING: GenerationProgress = { stage: 'reading', parts: [] }

/**
 * Everything a generation is written from, and in the same statement its beginning: the claim of
 * the trial's generation, where the status has a limit, and the project's one generation at a time.
 * Null when the user has no such project.
 */
export async function beginGeneration(
  db: Db,
  { userId, projectId }: ProjectKey,
  attempt: Attempt,
): Promise<GenerationSource | null> {
  const { id, now, staleBefore, pace } = attempt
  const { rows } = await db.execute<Began>(sql`
    with project as (
      select * from projects where user_id = ${userId} and id = ${projectId}
    ), taken as (${takingUse(pace, now, { from: sql`project` })}
    ), account as (${claiming(userId, attempt)}
    ), begun as (
      insert into generations (user_id, project_id, id, status, progress, started_at, alive_at)
      select account.id, project.id, ${id}, 'running', ${json(BEGINNING)}, ${moment(now)}, ${moment(now)}
      from project, account, taken
      on conflict (user_id, project_id) do update set id = excluded.id, status = excluded.status,
        progress = excluded.progress, started_at = excluded.started_at,
        alive_at = excluded.alive_at, error = null, version = null
      where generations.status <> 'running' or generations.alive_at < ${moment(staleBefore)}
      returning id)
    select ${writingSource({ userId, projectId })} as source,
      exists (select from begun) as begun, exists (select from taken) as "isInPace" from project`)
  const [row] = rows
  return row ? { ...row.source, begun: row.begun, isInPace: row.isInPace } : null
}

/** The account's row, locked; no row when its allowance is spent or claimed by another attempt. */
function claiming(userId: string, { id, allowance, now, staleBefore }: Attempt): SQL {
  if (allowance === null) return sql`select id from users where id = ${userId} for no key update`
  return sql`
    update users set generation_claim = ${id}, generation_claimed_at = ${moment(now)}
    where id = ${userId} and exists (select from project) and exists (select from taken)
      and trial_generations_used < ${allowance}::int
      and (generation_claim is null or generation_claimed_at < ${moment(staleBefore)})
    returning id`
}

interface SignOfLife {
  id: string
  progress: GenerationProgress
  now: Date
}

/** Says that a generation is still under way, and how far; false when it is not ours any more. */
export async function keepGenerationAlive(
  db: Db,
  { userId, projectId }: ProjectKey,
  { id, progress, now }: SignOfLife,
): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with claim as (
      update users set generation_claimed_at = ${moment(now)}
      where id = ${userId} and generation_claim = ${id} returning id)
    update generations set alive_at = ${moment(now)}, progress = ${json(progress)}
    where user_id = ${userId} and project_id = ${projectId} and id = ${id}
      and status = 'running' and (select count(*) from claim) >= 0
    returning id`)
  return rows.length > 0
}

/**
 * Ends a generation without a document and gives its claim back. Gives how it stands then: one that
 * had ended before is left as it is; null when another has taken its place.
 */
export async function failGeneration(
  db: Db,
  { userId, projectId }: ProjectKey,
  { id, error }: { id: string; error: string },
): Promise<string | null> {
  const { rows } = await db.execute<{ status: string }>(sql`
    with freed as (
      update users set generation_claim = null, generation_claimed_at = null
      where id = ${userId} and generation_claim = ${id} returning id
    ), failed as (
      update generations set status = 'failed', error = ${error}
      where user_id = ${userId} and project_id = ${projectId} and id = ${id}
        and status = 'running' and (select count(*) from freed) >= 0
      returning status)
    select coalesce((select status from failed), status) as status from generations
    where user_id = ${userId} and project_id = ${projectId} and id = ${id}`)
  return rows[0]?.status ?? null
}

/** Ends the generation that is running; what is about to be stored for it will not be. */
export async function stopGeneration(db: Db, { userId, projectId }: ProjectKey): Promise<void> {
  await db.execute(sql`
    with freed as (
      update users set generation_claim = null, generation_claimed_at = null from generations
      where users.id = ${userId} and generations.user_id = users.id
        and generations.project_id = ${projectId} and generations.status = 'running'
        and generation_claim = generations.id
      returning users.id)
    update generations set status = 'cancelled'
    where user_id = ${userId} and project_id = ${projectId} and status = 'running'
      and (select count(*) from freed) >= 0`)
}

export type StoredGeneration = typeof generations.$inferSelect

/** A project's newest generation; `generation` is null for none. Null when there is no such project. */
export async function readGeneration(
  db: Db,
  key: ProjectKey,
): Promise<{ generation: StoredGeneration | null } | null> {
  const rows = await db
    .select({ generation: generations })
    .from(projects)
    .leftJoin(
      generations,
      and(eq(generations.userId, projects.userId), eq(generations.projectId, projects.id)),
    )
    .where(isProject(key))
  return rows[0] ?? null
}

function json(value: unknown): SQL {
  return sql`${JSON.stringify(value)}::jsonb`
}

function moment(value: Date): SQL {
  return sql`${value.toISOString()}::timestamptz`
}
