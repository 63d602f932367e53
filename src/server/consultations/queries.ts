import { and, desc, eq, sql } from 'drizzle-orm'
import type { Consultation } from '#contract/consultations.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { Db } from '#server/db/connect.ts'
import { consultations, projects } from '#server/db/schema.ts'
import { type WriteKey, writeOnce } from '#server/db/write-once.ts'
import { isProject, type ProjectKey, unlessProjectGone } from '#server/projects/queries.ts'

export interface ConsultationRow {
  id: string
  questionId: string | null
  question: string
  originalUserInput: string | null
  response: string
  source: string
  createdAt: Date
}

const consultationColumns = {
  id: consultations.id,
  questionId: consultations.questionId,
  question: consultations.question,
  originalUserInput: consultations.originalUserInput,
  response: consultations.response,
  source: consultations.source,
  createdAt: consultations.createdAt,
}

/** A project's newest consultations, the newest first; null when the user has no such project. */
export async function readConsultations(
  db: Db,
  key: ProjectKey,
  limit: number,
): Promise<ConsultationRow[] | null> {
  const rows = await db
    .select({ consultation: consultationColumns })
    .from(projects)
    .leftJoin(
      consultations,
      and(eq(consultations.userId, projects.userId), eq(consultations.projectId, projects.id)),
    )
    .where(isProject(key))
    .orderBy(desc(consultations.createdAt), desc(consultations.id))
    .limit(limit)
  if (rows.length === 0) return null
  return rows.flatMap(({ consultation }) => (consultation ? [consultation] : []))
}

export interface AskedAbout {
  title: string
  /** The stored answer to the question asked about; null when there is none. */
  answer: AnswerValue | null
  /** Whether the user may ask once more now. The use is taken already. */
  withinQuota: boolean
}

interface Quota {
  /** Uses in any period of `periodMs`. */
  uses: number
  periodMs: number
  now: Date
}

/**
 * What a reply needs to know, and in the same statement one use of the user's quota, so that
 * parallel requests cannot pass it together. Null when the user has no such project.
 */
export async function takeConsultation(
  db: Db,
  { userId, projectId, questionId }: ProjectKey & { questionId: string | null },
  { uses, periodMs, now }: Quota,
): Promise<AskedAbout | null> {
  const at = now.getTime()
  const everyMs = Math.ceil(periodMs / uses)
  const key = `consultation:${userId}`
  const { rows } = await db.execute<{
    title: string
    answer: AnswerValue | null
    taken: boolean
  }>(sql`
    with project as (
      select user_id, id, title from projects where user_id = ${userId} and id = ${projectId}
    ), taken as (
      insert into rate_limits (key, whole_at)
      select ${key}, ${at + everyMs}::bigint from project
      on conflict (key) do update set
        whole_at = greatest(rate_limits.whole_at, ${at}::bigint) + ${everyMs}::int
      where greatest(rate_limits.whole_at, ${at}::bigint) + ${everyMs}::int <= ${at + periodMs}::bigint
      returning key
    )
    select project.title, answers.value as answer, exists (select from taken) as taken
    from project left join answers on answers.user_id = project.user_id
      and answers.project_id = project.id and answers.question_id = ${questionId}`)
  const row = rows[0]
  return row ? { title: row.title, answer: row.answer, withinQuota: row.taken } : null
}

/** Stores a consultation; null when the project was deleted meanwhile. */
export function insertConsultation(
  db: Db,
  { userId, projectId, answer }: ProjectKey & { answer: Consultation },
  writeKey: WriteKey | null,
): Promise<Consultation | null> {
  const effect = sql`
    insert into consultations (user_id, id, project_id, question_id, question,
      original_user_input, response, source, created_at)
    select user_id, ${answer.id}, id, ${answer.questionId}, ${answer.question},
      ${answer.originalUserInput}, ${answer.response}, ${answer.source},
      ${answer.createdAt}::timestamptz
    from projects where user_id = ${userId} and id = ${projectId}
    returning id`
  const kept = sql`${JSON.stringify(answer)}::jsonb`
  const write = writeOnce<Consultation>(db, { key: writeKey, effect, answer: kept })
  return unlessProjectGone('consultations', write)
}
