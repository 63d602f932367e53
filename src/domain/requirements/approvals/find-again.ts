import type { PrintedItem } from './fingerprint-document.ts'
import type { ItemText } from './list-item-texts.ts'

/**
 * Which items of a version somebody who approved others has to look at again: those that are new or
 * say something else, and all that hangs on these or on what is gone, directly or through others.
 * Everything else stays approved.
 */
export function findAgain(
  items: readonly PrintedItem[],
  approved: Readonly<Record<string, string>>,
): string[] {
  const here = new Set(items.map(({ id }) => id))
  const touched = new Set(Object.keys(approved).filter((id) => !here.has(id)))
  for (const { id, print } of items) if (approved[id] !== print) touched.add(id)
  const dependents = mapDependents(items)
  const waiting = [...touched]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    for (const dependent of dependents.get(id) ?? []) {
      if (touched.has(dependent)) continue
      touched.add(dependent)
      waiting.push(dependent)
    }
  }
  return items.flatMap(({ id }) => (touched.has(id) ? [id] : []))
}

function mapDependents(items: readonly ItemText[]): Map<string, string[]> {
  const map = new Map<string, string[]>()
  for (const { id, hangsOn } of items) {
    for (const on of hangsOn) map.set(on, [...(map.get(on) ?? []), id])
  }
  return map
}
