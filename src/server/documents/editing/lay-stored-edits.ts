import type { Approval } from '#domain/requirements/approvals/approval.ts'
import type { OutgrownApproval } from '#domain/requirements/approvals/list-outgrown.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import type { Deps } from '#server/deps.ts'
import { hasLayers } from '#server/lay-over.ts'
import type { Waiter } from '#server/turns/fair-line.ts'

/** A stored version, and the edits and the approvals that lie over it. */
export interface EditedDocument {
  /** The value as JSON. */
  content: string
  markdown: string
  edits: ItemEdit[]
  approvals: Approval[]
}

/** What a reader gets. */
interface LaidDocument extends Pick<EditedDocument, 'content' | 'markdown'> {
  /** Approvals some of whose items it words otherwise. */
  outgrown: OutgrownApproval[]
}

/** The value and the text that a reader gets: the stored ones where nothing lies over them. */
export async function layStoredEdits(
  { heavyWork }: Pick<Deps, 'heavyWork'>,
  { content, markdown, edits, approvals }: EditedDocument,
  waiter: Waiter,
): Promise<LaidDocument> {
  if (!hasLayers({ edits, approvals })) return { content, markdown, outgrown: [] }
  return heavyWork('layOver', { content, edits, approvals }, waiter)
}
