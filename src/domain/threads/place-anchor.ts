import type { Traced } from '#domain/requirements/document-items.ts'
import { fieldsOf } from '#domain/requirements/editing/item-fields.ts'
import type { Anchor } from './thread.ts'

/** Where what was said of an item belongs in another version. */
export interface Place {
  item: string
  /** The words that were read there are no longer in it. */
  hasChanged: boolean
}

/** Shorter words may be in many items. */
const LEAST_WORDS = 12

/**
 * The item that something was said of, in another version: the one by its id; else the one of the
 * same kind that is written from its rows now; else the one that says its words. Null where the
 * item is gone: then what was said stands by itself, with the words it was said of.
 */
export function placeAnchor(anchor: Anchor, items: ReadonlyMap<string, Traced>): Place | null {
  const same = items.get(anchor.item)
  if (same !== undefined) return { item: same.id, hasChanged: !says(same, anchor.quote) }
  const others = [...items.values()].filter(({ id }) => kindOf(id) === kindOf(anchor.item))
  const heir = findHeir(anchor.rows, others)
  if (heir !== null) return { item: heir.id, hasChanged: !says(heir, anchor.quote) }
  if (anchor.quote.length < LEAST_WORDS) return null
  const sayer = others.find((item) => says(item, anchor.quote))
  return sayer === undefined ? null : { item: sayer.id, hasChanged: false }
}

/** The item with most of the rows; the first of several. */
function findHeir(rows: readonly string[], items: readonly Traced[]): Traced | null {
  let best: Traced | null = null
  let most = 0
  for (const item of items) {
    const shared = (item.rows ?? []).filter((row) => rows.includes(row)).length
    if (shared > most) {
      best = item
      most = shared
    }
  }
  return best
}

function says(item: Traced, quote: string): boolean {
  return fieldsOf(item).some(({ text }) => text.includes(quote))
}

/** "FR" of FR-012. */
function kindOf(id: string): string {
  return id.replace(/-.*$/, '')
}
