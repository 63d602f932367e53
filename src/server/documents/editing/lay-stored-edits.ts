import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import type { Deps } from '#server/deps.ts'
import type { Waiter } from '#server/turns/fair-line.ts'

/** A stored version and the edits that lie over it. */
export interface EditedDocument {
  /** The value as JSON. */
  content: string
  markdown: string
  edits: ItemEdit[]
}

/** The value and the text that a reader gets: the stored ones where nothing was edited. */
export async function layStoredEdits(
  { heavyWork }: Pick<Deps, 'heavyWork'>,
  { content, markdown, edits }: EditedDocument,
  waiter: Waiter,
): Promise<{ content: string; markdown: string }> {
  if (edits.length === 0) return { content, markdown }
  return heavyWork('layEdits', { content, edits }, waiter)
}
