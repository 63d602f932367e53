import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Mark, Priority, Traced } from '#domain/requirements/document-items.ts'
import {
  type ListedItem,
  listCriteria,
  listItems,
  listRequirements,
} from '#domain/requirements/registers/list-items.ts'

/** An item as a list of them tells it. */
export interface Entry {
  id: string
  /** Everything a reader would notice a change in. */
  text: string
  mark: Mark
  priority?: Priority
}

/** An entry with its whole item, and the requirement that a criterion belongs to. */
export interface FullEntry extends Entry {
  item: Traced
  /** Its own words alone, without what is listed beside them. */
  line: string
  requirement?: string
}

/** The item with this id, in any letter case; undefined when the document has none. */
export function findEntry(entries: readonly FullEntry[], id: string): FullEntry | undefined {
  const wanted = id.trim().toUpperCase()
  return entries.find((entry) => entry.id.toUpperCase() === wanted)
}

/** Made once for each document: nobody changes one, and an agent asks for its items again and again. */
const made = new WeakMap<RequirementsDocument, readonly FullEntry[]>()

/** Every item of a document, the criteria behind their requirements. */
export function listEntries(document: RequirementsDocument): readonly FullEntry[] {
  const known = made.get(document)
  if (known) return known
  const entries = makeEntries(document)
  made.set(document, entries)
  return entries
}

function makeEntries(document: RequirementsDocument): FullEntry[] {
  const criteria = new Map(
    listRequirements(document).map((requirement) => [requirement.id, listCriteria(requirement)]),
  )
  const priorities = new Map(listRequirements(document).map(({ id, priority }) => [id, priority]))
  return listItems(document).flatMap((listed) => {
    const { item } = listed
    const priority = priorities.get(item.id)
    const first = { item, id: item.id, ...textOf(listed), mark: item.mark }
    const below = (criteria.get(item.id) ?? []).map((each) => ({
      item: each.item,
      id: each.item.id,
      ...textOf(each),
      mark: each.item.mark,
      requirement: item.id,
    }))
    return [{ ...first, ...(priority && { priority }) }, ...below]
  })
}

function textOf({ key, content }: ListedItem): Pick<FullEntry, 'text' | 'line'> {
  return { text: `${key}${content.slice(key.length)}`, line: key }
}
