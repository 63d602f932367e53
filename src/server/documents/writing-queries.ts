import { and, eq, type SQL, sql } from 'drizzle-orm'
import { alias, QueryBuilder } from 'drizzle-orm/pg-core'
import type { AnswerValue } from '#domain/answers.ts'
import type { DocumentLanguage } from '#domain/language.ts'
import type { Approval } from '#domain/requirements/approvals/approval.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import type { Db } from '#server/db/connect.ts'
import { buildJsonObject } from '#server/db/json-rows.ts'
import {
  answersOfProject,
  approvalsOfProject,
  editsOfProject,
  ofProject,
  readingOfProject,
} from '#server/db/project/of-project.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { documents, projects, users } from '#server/db/schema.ts'
import type { Source } from '#server/providers/read-afresh.ts'

/** What a document is written from, besides the reading. */
export interface WritingSource {
  title: string
  description: string | null
  assignee: string | null
  startDate: string | null
  endDate: string | null
  language: DocumentLanguage
  /** The first name of who answers, as their account has it. */
  founder: string
  documentCount: number
  answers: { questionId: string; value: AnswerValue; version: number }[]
  /** The newest document's value as it was stored, as JSON; null when there is none. */
  previous: string | null
  /** The user's edits, which will lie over the new version. */
  edits: ItemEdit[]
  approvals: Approval[]
}

const newest = alias(documents, 'newest')
const owner = new QueryBuilder()
  .select({ name: users.firstName })
  .from(users)
  .where(eq(users.id, projects.userId))

/** A `WritingSource` as JSON, of the row of `projects` that a query reads. */
export const writingSource: SQL<WritingSource> = buildJsonObject({
  title: projects.title,
  description: projects.description,
  assignee: projects.assignee,
  language: projects.language,
  founder: sql<string>`${owner}`,
  startDate: projects.startDate,
  endDate: projects.endDate,
  documentCount: projects.documentCount,
  answers: answersOfProject,
  previous: sql<string | null>`${new QueryBuilder()
    .select({ text: sql`${newest.content}::text` })
    .from(newest)
    .where(and(ofProject(newest), eq(newest.version, projects.documentCount)))}`,
  edits: editsOfProject(),
  approvals: approvalsOfProject,
})

interface PreviewSource {
  writing: WritingSource
  /** What was understood of the answers when they were last read. */
  stored: Source['stored']
}

/** Everything a preview is written from; null when the user has no such project. */
export async function readForPreview(db: Db, key: ProjectKey): Promise<PreviewSource | null> {
  const rows = await db
    .select({ writing: writingSource, stored: readingOfProject })
    .from(projects)
    .where(isProject(key))
  return rows[0] ?? null
}
