import type { RequirementsDocument } from './document.ts'

/** Fields of an item that name other items. */
const REFERENCES: ReadonlySet<string> = new Set([
  'items',
  'requirements',
  'rules',
  'entities',
  'blocks',
  'who',
])

/** A copy without the items of these ids, in which no other item names them. */
export function removeItems(
  document: RequirementsDocument,
  gone: ReadonlySet<string>,
): RequirementsDocument {
  if (gone.size === 0) return document
  const isGone = (part: unknown) =>
    typeof part === 'object' && part !== null && 'id' in part && gone.has(String(part.id))
  const walk = (part: unknown, key: string): unknown => {
    if (Array.isArray(part)) {
      const named = REFERENCES.has(key) ? part.filter((entry) => !gone.has(entry)) : part
      return named.filter((entry) => !isGone(entry)).map((entry) => walk(entry, ''))
    }
    if (key === 'refersTo' && gone.has(String(part))) return null
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, walk(inner, name)]),
    )
  }
  return walk(document, '') as RequirementsDocument
}
