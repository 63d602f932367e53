import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Project } from '#contract/projects.ts'
import type { DocumentLanguage } from '#domain/language.ts'
import type { StarterChoice } from '#domain/starters/starters.ts'
import type { Db } from '#server/db/connect.ts'
import { prepared } from '#server/db/prepared.ts'
import type { ProjectKey } from '#server/db/project/project-key.ts'
import { answers, projects } from '#server/db/schema.ts'
import { type WriteKey, writeOnce } from '#server/db/write-once.ts'
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
    .orderBy(sql`greatest(${projects.updatedAt}, ${counts.lastAnswerAt}) desc`, projects.id)
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
  project: ProjectKey & ProjectFields & { limit: number },
  { writeKey, answer, now }: Known<Project>,
): Promise<Project | null> {
  const counted = sql`counted as (
    update users set project_count = project_count + 1
    where id = ${project.userId}
      and project_count < ${project.limit}::int
    returning id
  )`
  const effect = sql`
    insert into projects
      (user_id, id, title, description, assignee, start_date, end_date, language,
        created_at, updated_at)
    select id, ${project.projectId}, ${project.title}, ${project.description}, ${project.assignee},
      ${moment(project.startDate)}, ${moment(project.endDate)}, ${project.language},
      ${moment(now)}, ${moment(now)}
    from counted
    returning id`
  return writeOnce(db, { key: writeKey, before: [counted], effect, answer: json(answer) })
}

/**
 * Changes the named fields, where the end does not come to lie before the start; null when it
 * would, or the project is gone.
 */
export function changeProject(
  db: Db,
  { userId, projectId, change }: ProjectKey & { change: ProjectChange },
  { writeKey, answer, now }: Known<Project>,
): Promise<Project | null> {
  const assignments = Object.entries(change).map(
    ([name, value]) => sql`${sql.identifier(snake(name))} = ${columnValue(value)}`,
  )
  const start = change.startDate === undefined ? sql`start_date` : moment(change.startDate)
  const end = change.endDate === undefined ? sql`end_date` : moment(change.endDate)
  const effect = sql`
    update projects set ${sql.join(assignments, sql`, `)}, updated_at = ${moment(now)}
    where user_id = ${userId} and id = ${projectId} and (${start} <= ${end}) is not false
    returning id`
  return writeOnce(db, { key: writeKey, effect, answer: json(answer) })
}

/** Deletes a project with everything in it; null when there is none with this id. */
export function removeProject(
  db: Db,
  { userId, projectId }: ProjectKey,
  { writeKey, answer }: Omit<Known<{ id: string }>, 'now'>,
): Promise<{ id: string } | null> {
  // The account's row is locked first, as in every statement that takes both: no deadlock.
  const account = sql`account as (select id from users where id = ${userId} for no key update)`
  const deleted = sql`deleted as (
    delete from projects using account
    where user_id = account.id and projects.id = ${projectId}
    returning user_id
  )`
  const effect = sql`
    update users set project_count = greatest(project_count - 1, 0)
    from deleted where users.id = deleted.user_id
    returning users.id`
  return writeOnce(db, { key: writeKey, before: [account, deleted], effect, answer: json(answer) })
}

/** `startDate` → `start_date`: the names of `ProjectFields` are the columns' own. */
function snake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function columnValue(value: ProjectChange[keyof ProjectChange]): unknown {
  if (value instanceof Date) return moment(value)
  return typeof value === 'object' && value !== null ? json(value) : value
}

function json(answer: unknown): SQL {
  return sql`${JSON.stringify(answer)}::jsonb`
}

function moment(value: Date | null): SQL {
  return sql`${value?.toISOString() ?? null}::timestamptz`
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
