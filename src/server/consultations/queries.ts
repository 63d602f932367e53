import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Consultation } from '#contract/consultations.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { DocumentLanguage } from '#domain/language.ts'
import { type Allowance, takeUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/connect.ts'
import { buildJsonEntry, selectJsonList } from '#server/db/json-rows.ts'
import { onceByKey, type WriteKey } from '#server/db/once-by-key.ts'
import { holdProject } from '#server/db/project/hold-project.ts'
import { answersOfProject, ofProject, readingOfProject } from '#server/db/project/of-project.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { consultations, projects } from '#server/db/schema.ts'
import type { Source } from '#server/providers/read-afresh.ts'

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
  ending: consultations.ending,
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
    .leftJoin(consultations, ofProject(consultations))
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
 * Takes one use of the user's allowance, keeps the consultation as one that is being written, and
 * reads what its reply needs. `no_project`, or `no_use` when the allowance is spent.
 */
export function beginConsultation(
  db: Db,
  key: ProjectKey,
  { consultation, allowance, now, threadLength }: Beginning,
): Promise<AskedAbout | 'no_project' | 'no_use'> {
  return db.transaction(async (tx) => {
    if (!(await holdProject(tx, key))) return 'no_project'
    const [about] = await tx
      .select({
        title: projects.title,
        language: projects.language,
        answers: answersOfProject,
        stored: readingOfProject,
        thread: threadOfProject(threadLength),
      })
      .from(projects)
      .where(isProject(key))
    if (!about) return 'no_project'
    if (!(await takeUse(tx, allowance, now))) return 'no_use'
    await tx.insert(consultations).values({
      ...key,
      ...consultation,
      createdAt: now,
      aliveAt: now,
    })
    return about
  })
}

/** The last replies of the project that a query reads, the newest first. */
function threadOfProject(length: number) {
  const { questionId, question, originalUserInput, response, createdAt } = consultations
  return selectJsonList(
    new QueryBuilder()
      .select(buildJsonEntry({ questionId, question, originalUserInput, response }))
      .from(consultations)
      .where(and(ofProject(consultations), ne(response, '')))
      .orderBy(desc(createdAt))
      .limit(length),
  )
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
  return onceByKey(db, key, async (tx) => {
    const [finished] = await tx
      .update(consultations)
      .set({
        response,
        source,
        aliveAt: null,
        ending: sql`case when ${consultations.ending} = 'stopped' then 'stopped' else ${ending} end`,
      })
      .where(and(isConsultation(userId, id), inArray(consultations.ending, ['writing', 'stopped'])))
      .returning({ ending: consultations.ending })
    return finished ? { ...consultation, ending: finished.ending } : null
  })
}

/** Leaves nothing of a consultation that got no reply. */
export async function discardConsultation(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(consultations).where(isConsultation(userId, id))
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
    .where(and(isConsultation(userId, id), eq(consultations.projectId, projectId)))
  return rows[0] ?? null
}

function isConsultation(userId: string, id: string) {
  return and(eq(consultations.userId, userId), eq(consultations.id, id))
}

function isWriting(userId: string, id: string) {
  return and(isConsultation(userId, id), eq(consultations.ending, 'writing'))
}
