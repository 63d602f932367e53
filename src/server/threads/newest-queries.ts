import { and, eq, sql } from 'drizzle-orm'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { fieldsOf, isEditedHere } from '#domain/requirements/editing/item-fields.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import { placeAnchor } from '#domain/threads/place-anchor.ts'
import type { Anchor } from '#domain/threads/thread.ts'
import type { Db } from '#server/db/connect.ts'
import { editsOfProject, ofProject } from '#server/db/project/of-project.ts'
import { isProject, type ProjectKey } from '#server/db/project/project-key.ts'
import { documents, projects } from '#server/db/schema.ts'

interface NewestItem {
  item: string
  version: number
  /** The rows that the text comes from; none where it is edited in the document. */
  rows: string[]
  field: string
  text: string
  /** Of the edit over that text; 0 for none. */
  revision: number
}

/** What was commented on as the newest version has it, as it was generated; null when it is gone. */
export async function readNewest(
  db: Db,
  { anchor, ...key }: ProjectKey & { anchor: Anchor },
): Promise<NewestItem | null> {
  const [found] = await db
    .select({
      version: documents.version,
      content: sql<RequirementsDocument>`${documents.content}`,
      edits: editsOfProject(),
    })
    .from(projects)
    .innerJoin(documents, and(ofProject(documents), eq(documents.version, projects.documentCount)))
    .where(isProject(key))
  if (!found) return null
  const items = mapItems(found.content)
  const place = placeAnchor(anchor, items)
  const item = place && items.get(place)
  if (!item) return null
  const fields = fieldsOf(item)
  const chosen = fields.find(({ field }) => field === anchor.field) ?? fields[0]
  if (chosen === undefined) return null
  const { field, text } = chosen
  const edit = found.edits.find((each) => each.item === item.id && each.field === field)
  return {
    item: item.id,
    version: found.version,
    rows: isEditedHere(item, field) ? [] : (item.rows ?? []),
    field,
    text,
    revision: edit?.revision ?? 0,
  }
}
