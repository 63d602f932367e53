import { type SQL, sql } from 'drizzle-orm'
import type { TakenDrafts } from '#contract/telling/telling-endpoints.ts'
import type { SortingView } from '#contract/telling/telling-schema.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import type { Telling } from '#domain/telling/telling.ts'
import type { Db } from '#server/db/connect.ts'
import { hasCode } from '#server/db/database-error.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { isoMoment } from '#server/db/rows.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'
import { type WriteKey, writeOnce } from '#server/db/write-once.ts'

/** What drafts are made of, and what they go into. */
export interface DraftSource {
  tellings: (Telling & { id: string; version: number })[]
  answers: { questionId: string; value: AnswerValue; version: number }[]
}

/** An answer with drafts below it. */
export interface AddedAnswer {
  question: QuestionId
  value: string
  adequate: boolean
  /** The version that it was added to, 0 for none. */
  base: number
}

const DIVISION_BY_ZERO = '22012'

/** Some told texts of a project and all of its answers; null when the user has no such project. */
export async function readDraftSource(
  db: Db,
  { userId, projectId }: ProjectKey,
  tellings: readonly string[],
): Promise<DraftSource | null> {
  const { rows } = await db.execute<DraftSource & Record<string, unknown>>(sql`
    select (
      select coalesce(json_agg(json_build_object('id', id, 'version', version, 'text', text,
        'stretches', stretches, 'edits', edits) order by created_at, id), '[]')
      from tellings
      where tellings.user_id = projects.user_id and project_id = projects.id and tellings.id in (
        select jsonb_array_elements_text(${JSON.stringify(tellings)}::jsonb))) as tellings, (
      select coalesce(json_agg(json_build_object('questionId', question_id,
        'value', ${valueAsSent('answers')}, 'version', version)), '[]')
      from answers
      where answers.user_id = projects.user_id and answers.project_id = projects.id) as answers
    from projects where user_id = ${userId} and id = ${projectId}`)
  return rows[0] ?? null
}

interface Use extends ProjectKey {
  answers: readonly AddedAnswer[]
  tellings: readonly SortingView[]
  refused: TakenDrafts['refused']
}

/**
 * Writes the answers and what is left of the tellings in one statement, all or nothing: null when
 * one of them was changed by a rival meanwhile.
 */
export async function writeTaken(
  db: Db,
  { userId, projectId, answers, tellings, refused }: Use,
  { writeKey, now }: { writeKey: WriteKey | null; now: Date },
): Promise<TakenDrafts | null> {
  const at = sql`${now.toISOString()}::timestamptz`
  const given = sql`jsonb_to_recordset(${JSON.stringify(answers)}::jsonb)
    as given (question text, value text, adequate boolean, base int)`
  const saved = sql`saved as (
    insert into answers (user_id, project_id, question_id, value, blank, adequate,
      created_at, updated_at)
    select user_id, id, given.question, to_jsonb(given.value), false, given.adequate, ${at}, ${at}
    from projects, ${given} where user_id = ${userId} and id = ${projectId}
    order by given.question
    on conflict (user_id, project_id, question_id) do update set
      value = excluded.value, value_as_sent = null, version = answers.version + 1,
      blank = false, adequate = excluded.adequate, updated_at = excluded.updated_at
    where answers.version = (select base from ${given} where given.question = excluded.question_id)
    returning answers.*
  )`
  const effect = sql`select 1 / (case when (select count(*) from saved) = ${answers.length}::int
    and (select count(*) from marked) = ${tellings.length}::int then 1 else 0 end) as done`
  const answer = sql`json_build_object('answers', (select json_agg(json_build_object(
      'questionId', question_id, 'value', value, 'version', version,
      'createdAt', ${isoMoment(sql`created_at`)}, 'updatedAt', ${isoMoment(sql`updated_at`)}))
    from saved), 'tellings', ${JSON.stringify(tellings)}::json,
    'refused', ${JSON.stringify(refused)}::json)`
  const before = [saved, marked({ userId, projectId }, tellings, at)]
  try {
    return await writeOnce<TakenDrafts>(db, { key: writeKey, before, effect, answer })
  } catch (error) {
    // Said by the statement itself, so that nothing of it stays.
    if (hasCode(error, DIVISION_BY_ZERO)) return null
    throw error
  }
}

function marked({ userId, projectId }: ProjectKey, tellings: readonly SortingView[], at: SQL): SQL {
  return sql`marked as (
    update tellings set stretches = after.stretches, edits = after.edits, version = after.version,
      updated_at = ${at}
    from jsonb_to_recordset(${JSON.stringify(tellings)}::jsonb)
      as after (id text, version int, stretches jsonb, edits jsonb)
    where tellings.user_id = ${userId} and project_id = ${projectId} and tellings.id = after.id
      and tellings.version = after.version - 1
    returning tellings.id
  )`
}
