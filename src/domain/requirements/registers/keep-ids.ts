import type { RequirementsDocument } from '#domain/requirements/document.ts'
import {
  ID_FIELDS,
  type ListedItem,
  listContents,
  listCriteria,
  listItems,
  listRequirements,
} from './list-items.ts'
import { matchItems } from './match-items.ts'

const THREE_DIGITS = new Set(['SC', 'FR', 'BR', 'NFR'])

/** The user's words and the questions they answer. */
const NO_IDS = new Set(['quotes', 'sources', 'answers', 'rows', 'retired'])

/**
 * Replaces the provisional ids by final ones. An item that stood in the previous version keeps its
 * id; new ones take numbers that were never used (docs/document.md#sections). Ids that are final
 * already stay.
 */
export function keepIds(
  document: RequirementsDocument,
  previous: RequirementsDocument | null,
): RequirementsDocument {
  const numbers: Record<string, number> = { ...previous?.lastNumbers, ...document.lastNumbers }
  const next = (key: string): number => {
    numbers[key] = (numbers[key] ?? 0) + 1
    return numbers[key]
  }
  const all = listItems(document)
  const items = all.filter(isProvisional)
  const gone = retiredItems(previous)
  const before = previous === null ? [] : [...listItems(previous), ...gone]
  const ids = matchItems(items, withoutTaken(before, all))
  for (const { item, prefix } of items) {
    if (!ids.has(item.id)) ids.set(item.id, formatId(prefix, next(prefix)))
  }
  const oldCriteria = new Map<string, ListedItem[]>(
    previous === null ? [] : listRequirements(previous).map((old) => [old.id, listCriteria(old)]),
  )
  for (const requirement of listRequirements(document)) {
    const owner = ids.get(requirement.id) ?? requirement.id
    const allCriteria = listCriteria(requirement)
    const criteria = allCriteria.filter(isProvisional)
    const stem = owner.replace('FR', 'AC')
    const retired = gone.filter(({ item }) => item.id.startsWith(`${stem}.`))
    const olds = withoutTaken([...(oldCriteria.get(owner) ?? []), ...retired], allCriteria)
    for (const [id, old] of matchItems(criteria, olds)) ids.set(id, old)
    for (const { item } of criteria) {
      if (!ids.has(item.id)) ids.set(item.id, `${stem}.${next(stem)}`)
    }
  }
  const kept = { ...replaceIds(document, ids), lastNumbers: sorted(numbers) }
  const retired = retiredIn(kept, previous)
  return Object.keys(retired).length === 0 ? kept : { ...kept, retired }
}

/** What is gone, by the rows it came from: it is known again when these are. */
function retiredItems(previous: RequirementsDocument | null): ListedItem[] {
  return Object.entries(previous?.retired ?? {}).map(([id, rows]) => ({
    item: { id, rows, sources: [], quotes: [], mark: 'stated' },
    prefix: id.replace(/[^A-Z].*$/, ''),
    key: '',
    content: '',
  }))
}

/** The items of versions before that are not in this one, each with its rows. */
export function retiredIn(
  document: RequirementsDocument,
  previous: RequirementsDocument | null,
): Record<string, string[]> {
  if (previous === null) return document.retired ?? {}
  const living = new Set(listContents(document).map(({ item }) => item.id))
  const all = [...retiredItems(document), ...retiredItems(previous), ...listContents(previous)]
  const gone = all.flatMap(({ item: { id, rows = [] } }): [string, string[]][] =>
    living.has(id) || rows.length === 0 ? [] : [[id, rows]],
  )
  return Object.fromEntries(gone.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** A number sign is in no final id. */
function isProvisional({ item }: ListedItem): boolean {
  return item.id.includes('#')
}

function withoutTaken(before: readonly ListedItem[], now: readonly ListedItem[]): ListedItem[] {
  if (before.length === 0) return []
  const taken = new Set(now.map(({ item }) => item.id))
  return before.filter(({ item }) => !taken.has(item.id))
}

/** "FR-007", "SB-03": what a number of a kind is called. */
export function formatId(prefix: string, number: number): string {
  return `${prefix}-${String(number).padStart(THREE_DIGITS.has(prefix) ? 3 : 2, '0')}`
}

function sorted(numbers: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/**
 * A copy in which the id fields hold the final ids; no other text is touched. What holds no id is
 * shared with the original: a document may have tens of thousands of items.
 */
function replaceIds<T>(value: T, ids: ReadonlyMap<string, string>): T {
  const walk = (part: unknown, inIdField: boolean): unknown => {
    if (typeof part === 'string') return inIdField ? (ids.get(part) ?? part) : part
    if (Array.isArray(part)) return part.map((entry) => walk(entry, inIdField))
    if (typeof part !== 'object' || part === null) return part
    const copy: Record<string, unknown> = { ...part }
    for (const key in copy) {
      const entry = copy[key]
      const isId = ID_FIELDS.has(key)
      if (isId || (typeof entry === 'object' && !NO_IDS.has(key))) copy[key] = walk(entry, isId)
    }
    return copy
  }
  return walk(value, false) as T
}
