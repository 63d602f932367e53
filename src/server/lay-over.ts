import type { Approval } from '#domain/requirements/approvals/approval.ts'
import { layApprovals } from '#domain/requirements/approvals/lay-approvals.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { ItemEdit } from '#domain/requirements/editing/edits.ts'
import { layEdits } from '#domain/requirements/editing/lay-edits.ts'
import { digestText } from '#server/digest-text.ts'
import { chooseDocumentWords } from '#server/texts/texts.ts'

/** What lies over a stored version for whoever reads it. */
export interface Layers {
  edits: readonly ItemEdit[]
  approvals: readonly Approval[]
}

/** Whether anything does: where nothing lies over it, a stored version is read as it is. */
export function hasLayers({ edits, approvals }: Layers): boolean {
  return edits.length + approvals.length > 0
}

/** A stored version as it is read: with the user's edits, and who approved what of it. */
export function layOver(
  document: RequirementsDocument,
  { edits, approvals }: Layers,
): RequirementsDocument {
  const edited = layEdits(document, edits, chooseDocumentWords(document))
  return layApprovals(edited, approvals, digestText)
}
