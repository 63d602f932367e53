import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import {
  listCriteria,
  listItems,
  requirementsOf,
} from '#domain/requirements/registers/list-items.ts'
import { withRegisters } from '#domain/requirements/registers/with-registers.ts'
import { DOCUMENT_WORDS } from '#domain/requirements/text-en/words.ts'
import { basisOf } from './basis.ts'
import type { ItemEdit, LaidEdit } from './edits.ts'
import { fieldsOf, withField } from './item-fields.ts'

/**
 * A generated document with the user's edits in their places. Ids, sources and marks stay; what is
 * computed from the items follows them; each edit stands in the register `edits` with its state,
 * also when its place is gone (DOCUMENT: edits are never overwritten).
 */
export function layEdits(
  document: RequirementsDocument,
  edits: readonly ItemEdit[],
  words: DocumentWords = DOCUMENT_WORDS,
): RequirementsDocument {
  if (edits.length === 0) return document
  const items = itemsById(document)
  const edited = new Map<string, Traced>()
  const register = edits.map((edit): LaidEdit => {
    const item = items.get(edit.item)
    const now = item && textAt(item, edit.field)
    if (item === undefined || now === undefined) return { ...edit, state: 'gone', now: null }
    const before = edited.get(edit.item) ?? { ...item, edited: true }
    edited.set(edit.item, withField(before, edit.field, edit.text))
    const isSettled = now === edit.generated && basisOf(document, item) === edit.basis
    return { ...edit, state: isSettled ? 'kept' : 'asking', now }
  })
  const laid = { ...withRenamedRoles(withItems(document, edited), register), edits: register }
  // The change log tells of the generated versions; an edit changes none of them.
  return { ...withRegisters(laid, null, words), changeLog: document.changeLog }
}

/** Every item of a document by its id, the acceptance criteria too. */
export function itemsById(document: RequirementsDocument): Map<string, Traced> {
  const listed = [...listItems(document), ...requirementsOf(document).flatMap(listCriteria)]
  return new Map(listed.map(({ item }) => [item.id, item]))
}

/** An editable text of an item; undefined when the item has no such place. */
export function textAt(item: Traced, field: string): string | undefined {
  return fieldsOf(item).find((each) => each.field === field)?.text
}

/** A copy with the items of these ids replaced, wherever they stand. */
function withItems<T>(value: T, edited: ReadonlyMap<string, Traced>): T {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk)
    if (typeof part !== 'object' || part === null) return part
    const id: unknown = 'id' in part ? part.id : undefined
    const held = (typeof id === 'string' && edited.get(id)) || part
    return Object.fromEntries(Object.entries(held).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(value) as T
}

/** A group of requirements bears the name of who acts in it. */
function withRenamedRoles(
  document: RequirementsDocument,
  edits: readonly LaidEdit[],
): RequirementsDocument {
  const roles = new Set(document.roles.map(({ id }) => id))
  const renamed = new Map(
    edits
      .filter(({ item, field, state }) => roles.has(item) && field === 'name' && state !== 'gone')
      .map(({ now, text }) => [now, text]),
  )
  const features = document.features.map((feature) => ({
    ...feature,
    title: renamed.get(feature.title) ?? feature.title,
  }))
  return { ...document, features }
}
