import { and, eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Thread } from '#contract/threads/thread-schema.ts'
import type { ProgressReport } from '#domain/agents/progress.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { Row } from '#domain/reading/rows.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import type { StarterChoice } from '#domain/starters/starters.ts'
import type { Origin, Telling } from '#domain/telling/telling.ts'
import type { Db } from '#server/db/connect.ts'
import { buildJsonEntry, buildJsonObject, selectJsonOne } from '#server/db/json-rows.ts'
import { editsOfProject, editsOverDocument, ofProject } from '#server/db/project/of-project.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { documents, projects } from '#server/db/schema.ts'
import { projectParts } from './project-part-queries.ts'

/** A stored document as an export reads it. */
export interface ExportedDocument {
  version: number
  markdown: string
  /** The typed value as it was stored, as JSON. */
  content: string
  edits: ItemEdit[]
}

/** Everything a project holds; moments as the contract writes them. */
export interface ProjectSource {
  title: string
  description: string | null
  assignee: string | null
  startDate: string | null
  endDate: string | null
  /** The kind of app, and which suggestions were taken or struck; null before one is chosen. */
  starters: StarterChoice | null
  createdAt: string
  updatedAt: string
  answers: { questionId: string; value: AnswerValue; updatedAt: string }[]
  /** What was understood of the answers; null before the first reading. */
  reading: { version: number; rows: Row[]; updatedAt: string } | null
  /** What was told at once, the first first, and where each piece of it went. */
  notes: (Pick<Telling, 'text' | 'stretches' | 'edits'> & {
    name: string | null
    origin: Origin
    createdAt: string
  })[]
  /** What agents reported of the building, the newest last. */
  progress: (ProgressReport & { reporter: string; createdAt: string })[]
  /** The newest last. */
  consultations: {
    questionId: string | null
    question: string
    originalUserInput: string | null
    response: string
    source: string
    createdAt: string
  }[]
  /** Links to its documents, the first made first; their tokens stay out of the file. */
  links: {
    version: number
    createdAt: string
    expiresAt: string | null
    opened: number
    lastOpenedAt: string | null
  }[]
  /** What was said of its documents by links and by agents, the first first. */
  comments: Pick<
    Thread,
    | 'kind'
    | 'state'
    | 'item'
    | 'itemText'
    | 'quote'
    | 'version'
    | 'asker'
    | 'askerName'
    | 'text'
    | 'reply'
    | 'repliedAt'
    | 'heldIn'
    | 'createdAt'
  >[]
  /** The newest version; null when none was generated. */
  document: ExportedDocument | null
}

/** One version of a document with its project's title; null when there is none. */
export async function readForExport(
  db: Db,
  key: ProjectKey,
  version: number | 'latest',
): Promise<(ExportedDocument & { title: string }) | null> {
  const rows = await db
    .select({
      title: projects.title,
      version: documents.version,
      markdown: documents.markdown,
      content: contentText,
      edits: editsOverDocument,
    })
    .from(projects)
    .innerJoin(documents, ofProject(documents))
    .where(
      and(
        isProject(key),
        eq(documents.version, version === 'latest' ? projects.documentCount : version),
      ),
    )
  return rows[0] ?? null
}

/** The whole project; null when the user has none with this id. */
export async function readProjectForExport(db: Db, key: ProjectKey): Promise<ProjectSource | null> {
  const source = buildJsonObject({ ...projectParts, document: newestDocument })
  const rows = await db.select({ source }).from(projects).where(isProject(key))
  return rows[0]?.source ?? null
}

const contentText = sql<string>`${documents.content}::text`

const newestDocument = selectJsonOne(
  new QueryBuilder()
    .select(
      buildJsonEntry({
        version: documents.version,
        markdown: documents.markdown,
        content: contentText,
        edits: editsOfProject(),
      }),
    )
    .from(documents)
    .where(and(ofProject(documents), eq(documents.version, projects.documentCount))),
)
