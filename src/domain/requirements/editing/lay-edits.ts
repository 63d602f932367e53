import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { addRegisters } from '#domain/requirements/registers/add-registers.ts'
import { removeItems } from '#domain/requirements/remove-items.ts'
import { describeBasis } from './basis.ts'
import type { ItemEdit, LaidEdit } from './edits.ts'
import { fieldsOf, replaceField } from './item-fields.ts'
import { JUDGEMENT, readItemHeart } from './judgements.ts'
import { mapItems } from './map-items.ts'
import { settleSupposed } from './settle-supposed.ts'

/**
 * A generated document with the user's edits in their places. Ids, sources and marks stay; what is
 * computed from the items follows them; each edit is in the register `edits` with its state,
 * also when its place is gone (docs/decisions/0023-edits-lie-over-the-newest-version.md).
 */
export function layEdits(
  document: RequirementsDocument,
  edits: readonly ItemEdit[],
  words: DocumentWords,
): RequirementsDocument {
  if (edits.length === 0) return document
  const items = mapItems(document)
  const edited = new Map<string, Traced>()
  const struck = new Set<string>()
  const register = edits.map((edit): LaidEdit => {
    const item = items.get(edit.item)
    if (item !== undefined && edit.field === JUDGEMENT) {
      const now = readItemHeart(item)
      // What says something else now was not judged: it is supposed again.
      if (now !== edit.generated) return { ...edit, state: 'gone', now }
      if (edit.text === 'struck') struck.add(edit.item)
      else edited.set(edit.item, { ...(edited.get(edit.item) ?? item), ...CONFIRMED })
      return { ...edit, state: 'kept', now }
    }
    const now = item && readTextAt(item, edit.field)
    if (item === undefined || now === undefined) return { ...edit, state: 'gone', now: null }
    edited.set(edit.item, withEdit(edited.get(edit.item) ?? item, edit))
    const isSettled = now === edit.generated && describeBasis(document, item) === edit.basis
    return { ...edit, state: isSettled ? 'kept' : 'asking', now }
  })
  const whole = settleSupposed(withRenamedRoles(withItems(document, edited), register), struck)
  const laid = { ...removeItems(whole, struck), edits: register }
  // The change log tells of the generated versions; an edit changes none of them.
  return { ...addRegisters(laid, null, words), changeLog: document.changeLog }
}

const CONFIRMED = { mark: 'stated', confirmed: true } as const

/** What the user wrote is the user's own word, whatever the writer supposed there. */
function withEdit(item: Traced, { field, text }: ItemEdit): Traced {
  const replaced: Traced = { ...replaceField(item, field, text), edited: true }
  const [, part = ''] = /^(failure|states\.\d+)\.text$/.exec(field) ?? []
  if (part !== '') return replaceField(replaced, `${part}.mark`, 'stated')
  const written = withoutShort(withoutSupposed(replaced, field), field)
  return item.mark === 'assumed' ? { ...written, mark: 'stated' } : written
}

/** A question that the user put otherwise is not told in short as it was. */
function withoutShort(item: Traced, field: string): Traced {
  const { short: _, ...rest }: Traced & { short?: string | undefined } = item
  return field === 'text' ? (rest as Traced) : item
}

/** What the user wrote of it is supposed no more. */
function withoutSupposed(item: Traced, field: string): Traced {
  const { supposed, ...rest }: Traced & { supposed?: readonly string[] | undefined } = item
  const left = (supposed ?? []).filter((each) => each !== field)
  return left.length === 0 ? rest : ({ ...rest, supposed: left } as Traced)
}

/** An editable text of an item; undefined when the item has no such place. */
export function readTextAt(item: Traced, field: string): string | undefined {
  return fieldsOf(item).find((each) => each.field === field)?.text
}

/** A copy with the items of these ids replaced, wherever they are. */
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

/** A group of requirements has the name of who acts in it. */
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
