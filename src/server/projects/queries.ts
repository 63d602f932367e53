import { and, desc, eq, gte, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Project } from '#contract/projects.ts'
import type { DocumentLanguage } from '#domain/language.ts'
import type { StarterChoice } from '#domain/starters/starters.ts'
import type { Db } from '#server/db/connect.ts'
import { lockAccount } from '#server/db/lock-account.ts'
import { onceByKey, type WriteKey } from '#server/db/once-by-key.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { takeLater } from '#server/db/rows.ts'
import { answers, projects, users } from '#server/db/schema.ts'
import { prepared } from '#server/db/statements/prepared.ts'
import { type ProjectRow, REQUIRED_QUESTION_IDS } from './project-view.ts'

const USER = sql.placeholder('userId')
const PROJECT = sql.placeholder('projectId')

/** The fields a person sets. */
export interface ProjectFields {
  title: string
  description: string | null
  assignee: string | null
  startDate: Date | null
  endDate: Date | null
  language: DocumentLanguage
}

/** What an existing project may be changed by. */
export type ProjectChange = Partial<ProjectFields & { starters: StarterChoice | null }>

/** A write whose answer is known before it. */
interface Known<Answer> {
  writeKey: WriteKey | null
  answer: Answer
  now: Date
}

/** Projects of a user, the newest change first: at most `limit` after the first `offset`. */
export function readProjects(
  db: Db,
  page: { userId: string; limit: number; offset: number },
): Promise<ProjectRow[]> {
  return projectList(db).execute(page)
}

const projectList = prepared((db) => {
  const counts = answerCounts(db, eq(answers.userId, USER))
  return db
    .select(projectColumns(counts))
    .from(projects)
    .leftJoin(counts, eq(counts.projectId, projects.id))
    .where(eq(projects.userId, USER))
    .orderBy(desc(takeLater(projects.updatedAt, counts.lastAnswerAt)), projects.id)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .prepare('read_projects')
})

/** One project; null when the user has none with this id. */
export async function readProject(db: Db, key: ProjectKey): Promise<ProjectRow | null> {
  const rows = await oneProject(db).execute({ ...key })
  return rows[0] ?? null
}

const oneProject = prepared((db) => {
  const counts = answerCounts(db, and(eq(answers.userId, USER), eq(answers.projectId, PROJECT)))
  return db
    .select(projectColumns(counts))
    .from(projects)
    .leftJoin(counts, eq(counts.projectId, projects.id))
    .where(and(eq(projects.userId, USER), eq(projects.id, PROJECT)))
    .prepare('read_project')
})

/** Inserts a project where the limit still holds; null when it does not. */
export function insertProject(
  db: Db,
  { userId, projectId, limit, ...fields }: ProjectKey & ProjectFields & { limit: number },
  { writeKey, answer, now }: Known<Project>,
): Promise<Project | null> {
  return onceByKey(db, writeKey, async (tx) => {
    const counted = await tx
      .update(users)
      .set({ projectCount: sql`${users.projectCount} + 1` })
      .where(and(eq(users.id, userId), lt(users.projectCount, limit)))
    if (counted.rowCount === 0) return null
    await tx
      .insert(projects)
      .values({ ...fields, userId, id: projectId, createdAt: now, updatedAt: now })
    return answer
  })
}

/**
 * Changes the named fields, where the end does not come to lie before the start; null when it
 * would, or the project is gone.
 */
export function changeProject(
  db: Db,
  { change, ...key }: ProjectKey & { change: ProjectChange },
  { writeKey, answer, now }: Known<Project>,
): Promise<Project | null> {
  return onceByKey(db, writeKey, async (tx) => {
    const changed = await tx
      .update(projects)
      .set({ ...change, updatedAt: now })
      .where(and(isProject(key), startsBeforeEnd(change)))
    return changed.rowCount === 1 ? answer : null
  })
}

/** Of a date that is not changed, the row's own counts: a rival may have set it meanwhile. */
function startsBeforeEnd({ startDate, endDate }: ProjectChange): SQL | undefined {
  if (startDate && endDate) return startDate <= endDate ? undefined : sql`false`
  if (startDate) return or(isNull(projects.endDate), gte(projects.endDate, startDate))
  if (endDate) return or(isNull(projects.startDate), lte(projects.startDate, endDate))
  return undefined
}

/** Deletes a project with everything in it; null when there is none with this id. */
export function removeProject(
  db: Db,
  key: ProjectKey,
  { writeKey, answer }: Omit<Known<{ id: string }>, 'now'>,
): Promise<{ id: string } | null> {
  return onceByKey(db, writeKey, async (tx) => {
    // The account's row is locked first, as in every transaction that takes both: no deadlock.
    await lockAccount(tx, key.userId)
    const deleted = await tx.delete(projects).where(isProject(key))
    if (deleted.rowCount === 0) return null
    await tx
      .update(users)
      .set({ projectCount: sql`greatest(${users.projectCount} - 1, 0)` })
      .where(eq(users.id, key.userId))
    return answer
  })
}

function answerCounts(db: Db, where: SQL | undefined) {
  const required = inArray(answers.questionId, REQUIRED_QUESTION_IDS)
  return db
    .select({
      projectId: answers.projectId,
      answered: sql<number>`count(*) filter (where not ${answers.blank})`
        .mapWith(Number)
        .as('answered'),
      adequateRequired: sql<number>`count(*) filter (where ${answers.adequate} and ${required})`
        .mapWith(Number)
        .as('adequate_required'),
      lastAnswerAt: sql<Date | null>`max(${answers.updatedAt})`
        .mapWith(answers.updatedAt)
        .as('last_answer_at'),
    })
    .from(answers)
    .where(where)
    .groupBy(answers.projectId)
    .as('counts')
}

function projectColumns(counts: ReturnType<typeof answerCounts>) {
  return {
    id: projects.id,
    title: projects.title,
    description: projects.description,
    assignee: projects.assignee,
    startDate: projects.startDate,
    endDate: projects.endDate,
    language: projects.language,
    starters: projects.starters,
    documentCount: projects.documentCount,
    createdAt: projects.createdAt,
    updatedAt: projects.updatedAt,
    answered: counts.answered,
    adequateRequired: counts.adequateRequired,
    lastAnswerAt: counts.lastAnswerAt,
  }
}
