import type { Traced } from '#domain/requirements/document-items.ts'
import { fieldsOf } from '#domain/requirements/editing/item-fields.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import type { Anchor } from './thread.ts'

/** Shorter words may be in many items. */
const LEAST_WORDS = 12

/**
 * The id of the item that something was said of, in another version: its own; else the one of the
 * same kind that is written from its rows now; else the one that says its words. Null where the
 * item is gone: then what was said stands by itself, with the words it was said of.
 */
export function placeAnchor(anchor: Anchor, items: ReadonlyMap<string, Traced>): string | null {
  if (items.has(anchor.item)) return anchor.item
  const others = [...items.values()].filter(({ id }) => kindOf(id) === kindOf(anchor.item))
  const heir = findHeir(anchor.rows, others)
  if (heir !== null) return heir.id
  if (anchor.quote.length < LEAST_WORDS) return null
  return others.find((item) => says(item, anchor.quote))?.id ?? null
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
