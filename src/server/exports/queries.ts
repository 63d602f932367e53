import { and, eq, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connect.ts'
import { buildJsonEntry, buildJsonObject, selectJsonOne } from '#server/db/json-rows.ts'
import {
  approvalsOfProject,
  editsOfProject,
  editsOverDocument,
  ofProject,
} from '#server/db/project/of-project.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { documents, projects } from '#server/db/schema.ts'
import { projectParts } from './project-part-queries.ts'
import type { ExportedDocument, ProjectSource } from './project-source.ts'

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
      approvals: approvalsOfProject,
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
        approvals: approvalsOfProject,
      }),
    )
    .from(documents)
    .where(and(ofProject(documents), eq(documents.version, projects.documentCount))),
)
