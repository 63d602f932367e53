import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { Consultation } from '#contract/consultations.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { DocumentLanguage } from '#domain/language.ts'
import { type Allowance, takingUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/connect.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { consultations, projects } from '#server/db/schema.ts'
import { valueAsSent } from '#server/db/value-as-sent.ts'
import { type WriteKey, writeOnce } from '#server/db/write-once.ts'
import type { Source } from '#server/providers/fresh-reading.ts'

export type ConsultationRow = Omit<Consultation, 'createdAt'> & {
  createdAt: Date
  /** The last sign of life while it is being written. */
  aliveAt: Date | null
}

const consultationColumns = {
  id: consultations.id,
  questionId: consultations.questionId,
  question: consultations.question,
  originalUserInput: consultations.originalUserInput,
  response: consultations.response,
  source: consultations.source,
  ending: sql<Consultation['ending']>`${consultations.ending}`,
  createdAt: consultations.createdAt,
  aliveAt: consultations.aliveAt,
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

/** What a reply may be written from. */
export interface AskedAbout {
  title: string
  language: DocumentLanguage
  answers: { questionId: string; value: AnswerValue; version: number }[]
  /** What was understood of the answers when they were last read. */
  stored: Source['stored']
  /** The newest first. */
  thread: {
    /** The workshop question it was about; null when asked freely. */
    questionId: string | null
    question: string
    originalUserInput: string | null
    response: string
  }[]
}

interface Beginning {
  consultation: Consultation
  allowance: Allowance
  now: Date
  /** So many earlier replies go along. */
  threadLength: number
}

/**
 * Takes one use of the user's allowance and keeps the consultation as one that is being written,
 * both in the statement that reads what its reply needs, so that parallel requests cannot pass
 * together. `no_project`, or `no_use` when the allowance is spent.
 */
export async function beginConsultation(
  db: Db,
  { userId, projectId }: ProjectKey,
  { consultation, allowance, now, threadLength }: Beginning,
): Promise<AskedAbout | 'no_project' | 'no_use'> {
  const { id, question, originalUserInput, questionId, source, createdAt } = consultation
  const { rows } = await db.execute<{ about: AskedAbout; taken: boolean }>(sql`
    with project as (
      select user_id, id, title, language from projects
      where user_id = ${userId} and id = ${projectId}
    ), taken as (${takingUse(allowance, now, { from: sql`project` })}
    ), written as (
      insert into consultations (user_id, id, project_id, question_id, question,
        original_user_input, response, source, ending, alive_at, created_at)
      select user_id, ${id}, id, ${questionId}, ${question}, ${originalUserInput}, '', ${source},
        'writing', ${createdAt}::timestamptz, ${createdAt}::timestamptz
      from project, taken)
    select exists (select from taken) as taken, json_build_object(
      'title', title, 'language', language,
      'answers', (
        select coalesce(json_agg(json_build_object('questionId', question_id,
          'value', ${valueAsSent('answers')}, 'version', version)), '[]')
        from answers where user_id = ${userId} and project_id = ${projectId}),
      'stored', (
        select json_build_object('version', version, 'lastRow', last_row, 'rows', rows,
          'answers', answers, 'reader', reader)
        from readings where user_id = ${userId} and project_id = ${projectId}),
      'thread', ${threadOf({ userId, projectId }, threadLength)}) as about
    from project`)
  if (!rows[0]) return 'no_project'
  return rows[0].taken ? rows[0].about : 'no_use'
}

function threadOf({ userId, projectId }: ProjectKey, length: number): SQL {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('questionId', question_id, 'question', question,
      'originalUserInput', original_user_input, 'response', response) order by created_at desc), '[]')
    from (select * from consultations
      where user_id = ${userId} and project_id = ${projectId} and response <> ''
      order by created_at desc limit ${length}::int) as earlier)`
}

/** Keeps the words so far; false when it was stopped, or its project deleted. */
export async function keepWriting(
  db: Db,
  { userId, id }: { userId: string; id: string },
  { text, now }: { text: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .update(consultations)
    .set({ response: text, aliveAt: now })
    .where(isWriting(userId, id))
  return rowCount === 1
}

/**
 * Keeps a reply as it ended, and as the answer to a repeat of its key. One that its reader stopped
 * stays stopped. Another consultation when a rival with the same key was kept first; null when the
 * project was deleted meanwhile.
 */
export function finishConsultation(
  db: Db,
  { userId, consultation }: { userId: string; consultation: Consultation },
  key: WriteKey | null,
): Promise<Consultation | null> {
  const { id, response, source, ending } = consultation
  return writeOnce<Consultation>(db, {
    key,
    effect: sql`
      update consultations set response = ${response}, source = ${source}, alive_at = null,
        ending = case ending when 'stopped' then ending else ${ending} end
      where user_id = ${userId} and id = ${id} and ending in ('writing', 'stopped')
      returning ending`,
    answer: sql`jsonb_set(${JSON.stringify(consultation)}::jsonb, '{ending}', to_jsonb(ending))`,
  })
}

/** Leaves nothing of a consultation that got no reply. */
export async function discardConsultation(db: Db, userId: string, id: string): Promise<void> {
  await db
    .delete(consultations)
    .where(and(eq(consultations.userId, userId), eq(consultations.id, id)))
}

/** Marks a reply that is being written as stopped; whoever writes it notices. */
export async function markStopped(
  db: Db,
  { userId, projectId }: ProjectKey,
  id: string,
): Promise<ConsultationRow | null> {
  const one = and(isWriting(userId, id), eq(consultations.projectId, projectId))
  const rows = await db
    .update(consultations)
    .set({ ending: 'stopped' })
    .where(one)
    .returning(consultationColumns)
  return rows[0] ?? null
}

export async function readConsultation(
  db: Db,
  { userId, projectId }: ProjectKey,
  id: string,
): Promise<ConsultationRow | null> {
  const rows = await db
    .select(consultationColumns)
    .from(consultations)
    .where(
      and(
        eq(consultations.userId, userId),
        eq(consultations.id, id),
        eq(consultations.projectId, projectId),
      ),
    )
  return rows[0] ?? null
}

function isWriting(userId: string, id: string) {
  return and(
    eq(consultations.userId, userId),
    eq(consultations.id, id),
    eq(consultations.ending, 'writing'),
  )
}
