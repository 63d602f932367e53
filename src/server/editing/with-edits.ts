import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import { heavyWork } from '#server/threads/heavy-work.ts'

/** A stored version and the edits that lie over it. */
export interface EditedDocument {
  content: RequirementsDocument
  markdown: string
  edits: ItemEdit[]
}

/** The value and the text that a reader gets: the stored ones where nothing was edited. */
export async function withEdits(
  { content, markdown, edits }: EditedDocument,
  signal: AbortSignal,
): Promise<{ content: RequirementsDocument; markdown: string }> {
  if (edits.length === 0) return { content, markdown }
  return heavyWork('layEdits', { content, edits }, signal)
}
