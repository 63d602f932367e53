import { and, eq, sql } from 'drizzle-orm'
import { ELSEWHERE } from '#domain/questionnaire/elsewhere.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { ItemField } from '#domain/requirements/editing/item-fields.ts'
import { fieldsOf } from '#domain/requirements/editing/item-fields.ts'
import type { Db } from '#server/db/connect.ts'
import { editsOverDocument, ofProject } from '#server/db/project/of-project.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { documents, projects } from '#server/db/schema.ts'

interface FoundItem {
  /** What it says, with the founder's edits. */
  fields: ItemField[]
  rows: string[]
  questionId: string
}

/** An item of one version as its readers see it; null when there is none, or nothing to read in it. */
export async function findItem(
  db: Db,
  { item, version, ...key }: ProjectKey & { item: string; version: number },
): Promise<FoundItem | null> {
  // The change log names items by their ids as well, and has no sources.
  const named = sql<Traced | null>`jsonb_path_query_first(${documents.content},
    '$.** ? (@.id == $item && exists(@.sources))'::jsonpath, ${JSON.stringify({ item })}::jsonb)`
  const [found] = await db
    .select({ item: named, edits: editsOverDocument })
    .from(documents)
    .innerJoin(projects, ofProject(documents))
    .where(and(isProject(key), eq(documents.version, version)))
  if (!found?.item) return null
  const edits = new Map(
    found.edits.filter((edit) => edit.item === item).map(({ field, text }) => [field, text]),
  )
  const fields = fieldsOf(found.item).map(({ field, text }) => ({
    field,
    text: edits.get(field) ?? text,
  }))
  if (fields.length === 0) return null
  const { rows = [], sources = [] } = found.item
  return { fields, rows, questionId: sources[0] ?? ELSEWHERE }
}
