import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import { heavyWork, type Waiter } from '#server/worker/heavy-work.ts'

/** A stored version and the edits that lie over it. */
export interface EditedDocument {
  /** The value as JSON. */
  content: string
  markdown: string
  edits: ItemEdit[]
}

/** The value and the text that a reader gets: the stored ones where nothing was edited. */
export async function withEdits(
  { content, markdown, edits }: EditedDocument,
  waiter: Waiter,
): Promise<{ content: string; markdown: string }> {
  if (edits.length === 0) return { content, markdown }
  return heavyWork('layEdits', { content, edits }, waiter)
}
