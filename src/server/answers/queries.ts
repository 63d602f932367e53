import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Answer } from '#contract/answers.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { Db } from '#server/db/connect.ts'
import { prepared } from '#server/db/prepared.ts'
import { isoMoment } from '#server/db/rows.ts'
import { answers, projects } from '#server/db/schema.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'
import { type WriteKey, writeOnce } from '#server/db/write-once.ts'
import { type ProjectKey, unlessProjectGone } from '#server/projects/queries.ts'

export interface AnswerRow {
  questionId: string
  value: AnswerValue
  version: number
  createdAt: Date
  updatedAt: Date
}

export interface AnswerToSave {
  questionId: string
  value: AnswerValue
  blank: boolean
  adequate: boolean
  /** The version the edit began from, 0 for none; null when the save wins whatever there is. */
  base: number | null
}

const answerColumns = {
  questionId: answers.questionId,
  // Past Drizzle's own reading of JSON, which parses a text such as "123" or "null" once more.
  value: valueAsSent('answers'),
  version: answers.version,
  createdAt: answers.createdAt,
  updatedAt: answers.updatedAt,
}

/** A project's answers, by question; null when the user has no such project. */
export async function readAnswers(db: Db, key: ProjectKey): Promise<AnswerRow[] | null> {
  const rows = await answerList(db).execute({ ...key })
  if (rows.length === 0) return null
  return rows.flatMap(({ answer }) => (answer ? [answer] : []))
}

const answerList = prepared((db) =>
  db
    .select({ answer: answerColumns })
    .from(projects)
    .leftJoin(answers, and(eq(answers.userId, projects.userId), eq(answers.projectId, projects.id)))
    .where(
      and(
        eq(projects.userId, sql.placeholder('userId')),
        eq(projects.id, sql.placeholder('projectId')),
      ),
    )
    .orderBy(asc(answers.questionId))
    .prepare('read_answers'),
)

/** One answer as it is now. */
export async function readAnswer(
  db: Db,
  { userId, projectId, questionId }: ProjectKey & { questionId: string },
): Promise<AnswerRow | null> {
  const rows = await db
    .select(answerColumns)
    .from(answers)
    .where(isAnswer({ userId, projectId, questionId }))
  return rows[0] ?? null
}

/**
 * Writes an answer where the stored one is still the edit's base and says something else. Gives
 * the row there is then and whether it was `written`; null when the project does not exist.
 */
export function writeAnswer(
  db: Db,
  { userId, projectId, ...answer }: ProjectKey & AnswerToSave,
  { writeKey, now }: { writeKey: WriteKey | null; now: Date },
): Promise<(Answer & { written: boolean }) | null> {
  const value = sql`${JSON.stringify(answer.value)}::jsonb`
  const sent = typeof answer.value === 'string' ? null : JSON.stringify(answer.value)
  const at = sql`${now.toISOString()}::timestamptz`
  const saved = sql`saved as (
    insert into answers (user_id, project_id, question_id, value, value_as_sent, blank, adequate,
      created_at, updated_at)
    select user_id, id, ${answer.questionId}, ${value}, ${sent}::json, ${answer.blank}::boolean,
      ${answer.adequate}::boolean, ${at}, ${at}
    from projects where user_id = ${userId} and id = ${projectId}
    on conflict (user_id, project_id, question_id) do update set
      value = excluded.value, value_as_sent = excluded.value_as_sent, version = answers.version + 1, blank = excluded.blank,
      adequate = excluded.adequate, updated_at = excluded.updated_at
    where answers.value <> excluded.value
      and (${answer.base}::int is null or answers.version = ${answer.base}::int)
    returning answers.*
  )`
  const effect = sql`
    select saved.*, true as written from saved
    union all
    select answers.*, false from answers
    where ${isAnswer({ userId, projectId, questionId: answer.questionId })}
      and not exists (select from saved)`
  const write = writeOnce<Answer & { written: boolean }>(db, {
    key: writeKey,
    before: [saved],
    effect,
    answer: sql`json_build_object(
      'questionId', question_id, 'value', ${valueAsSent('effect')}, 'version', version, 'written', written,
      'createdAt', ${isoMoment(sql`created_at`)}, 'updatedAt', ${isoMoment(sql`updated_at`)})`,
    rememberIf: sql`written`,
  })
  return unlessProjectGone('answers', write)
}

function isAnswer(key: ProjectKey & { questionId: string }): SQL | undefined {
  return and(
    eq(answers.userId, key.userId),
    eq(answers.projectId, key.projectId),
    eq(answers.questionId, key.questionId),
  )
}
