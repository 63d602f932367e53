import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { describeBasis } from './basis.ts'
import type { ItemEdit } from './edits.ts'
import { isEditedHere } from './item-fields.ts'
import { JUDGEMENT, listJudgements, readItemHeart } from './judgements.ts'
import { readTextAt } from './lay-edits.ts'
import { mapItems } from './map-items.ts'

/** What the user wants in one place of an item. */
export interface WantedText {
  field: string
  /** Null for the generated text. */
  text: string | null
  /** The revision of the edit it began from; 0 for none. */
  revision: number
}

export type EditVerdict =
  | { kind: 'write'; keep: ItemEdit[]; drop: { field: string; revision: number }[] }
  /** An edit was changed elsewhere meanwhile. */
  | { kind: 'stale' }
  /** There is no such place to edit, or nothing is written in it. */
  | { kind: 'refused'; field: string; why: 'unknown' | 'blank' }

interface Editing {
  /** The newest version as it was generated. */
  document: RequirementsDocument
  item: string
  /** The edits of the item as they are stored. */
  stored: readonly ItemEdit[]
}

/**
 * What saving comes to: which edits to keep and which to drop. A text equal to the generated one
 * is no edit. One that is stored already is decided again, on the answers as they are now.
 */
export function decideEdits(
  { document, item: id, stored }: Editing,
  wanted: readonly WantedText[],
): EditVerdict {
  const item = mapItems(document).get(id)
  const keep: ItemEdit[] = []
  const drop: { field: string; revision: number }[] = []
  for (const { field, text, revision } of wanted) {
    const old = stored.find((edit) => edit.field === field)
    if ((old?.revision ?? 0) !== revision && old?.text !== text) return { kind: 'stale' }
    const now = item && (field === JUDGEMENT ? readItemHeart(item) : readTextAt(item, field))
    if (text === null || (text === now && field !== JUDGEMENT)) {
      if (old !== undefined) drop.push({ field, revision: old.revision })
    } else if (
      item === undefined ||
      now === undefined ||
      !(mayStand(item, { field, text }) || isOwned(old))
    ) {
      return { kind: 'refused', field, why: 'unknown' }
    } else if (text.trim() === '') return { kind: 'refused', field, why: 'blank' }
    else {
      const basis = describeBasis(document, item)
      keep.push({ item: id, field, generated: now, text, basis, revision: old?.revision ?? 0 })
    }
  }
  return { kind: 'write', keep, drop }
}

/** A text that stood there before rows owned the place can still be put otherwise. */
function isOwned(old: ItemEdit | undefined): boolean {
  return old !== undefined && old.field !== JUDGEMENT
}

/** What comes from a row of the reading is decided there. */
function mayStand(item: Traced, { field, text }: { field: string; text: string }): boolean {
  if (field === JUDGEMENT) return listJudgements(item).some((judgement) => judgement === text)
  return isEditedHere(item, field)
}
