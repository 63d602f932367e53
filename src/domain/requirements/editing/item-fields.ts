import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Traced } from '#domain/requirements/document-items.ts'

const TEXT_OF_ITEM =
  /text|name|title|action|given|when|outcome|content|why|reason|suggestedDefault|stimulus|response|measure|due|recipient|says|check|failure\.text/
const TEXT_IN_LIST =
  /(?:can|mustNot|notes)\.\d+|steps\.\d+\.text|states\.\d+\.text|fields\.\d+\.(?:name|meaning|example|rule)|cases\.\d+\.(?:case|then)/

/**
 * The texts of an item that a person may edit, by their place in it. Ids, kinds, marks and what is
 * computed from other items are not theirs to change.
 */
const EDITABLE = makePattern()`^(?:${TEXT_OF_ITEM}|${TEXT_IN_LIST})$`

/** Of an item that comes from rows these alone, and what is supposed of it, are the writer's own words; the rest is the rows'. */
const BESIDE_ROWS = /^(?:failure\.text|states\.\d+\.text|suggestedDefault|why)$/

/** Whether a person may put an edit there: what comes from a row is changed in the row. */
export function isEditedHere(item: Traced, field: string): boolean {
  const { rows = [], supposed = [] }: Traced & { supposed?: readonly string[] | undefined } = item
  return rows.length === 0 || BESIDE_ROWS.test(field) || supposed.includes(field)
}

/** A text of an item. `field` is its place, dotted: `text`, `steps.2.text`. */
export interface ItemField {
  field: string
  text: string
}

/** What an item says first; the database gives a stored item's parts back in an order of its own. */
const FIRST = ['text', 'name', 'title', 'action', 'given', 'when', 'outcome']

/** What a person may edit of an item, in the order it is read. Items inside it are their own. */
export function fieldsOf(item: Traced): ItemField[] {
  const found: ItemField[] = []
  const walk = (value: unknown, field: string): void => {
    if (typeof value === 'string') {
      if (EDITABLE.test(field)) found.push({ field, text: value })
      return
    }
    if (typeof value !== 'object' || value === null || (field !== '' && 'id' in value)) return
    for (const [key, part] of Object.entries(value)) walk(part, field ? `${field}.${key}` : key)
  }
  walk(item, '')
  return found.sort((a, b) => rankField(a) - rankField(b))
}

function rankField({ field }: ItemField): number {
  const at = FIRST.indexOf(field)
  return at === -1 ? FIRST.length : at
}

/** The item with another text in one of its places, which must be there. */
export function replaceField(item: Traced, field: string, text: string): Traced {
  const put = (value: unknown, [key, ...rest]: string[]): unknown => {
    if (key === undefined) return text
    if (Array.isArray(value)) {
      return value.map((part, at) => (at === Number(key) ? put(part, rest) : part))
    }
    const held = value as Record<string, unknown>
    return { ...held, [key]: put(held[key], rest) }
  }
  return put(item, field.split('.')) as Traced
}
