import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Traced } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { type Entry, type FullEntry, findEntry, listEntries } from './list-entries.ts'

/** All that is known of one item: what it says, who said it, and what has to do with it. */
export interface ItemDescription {
  id: string
  /** The item's own fields, as the document's JSON has them. */
  says: Record<string, unknown>
  founderSaid: { question: string; text: string }[]
  /** The requirement that a criterion belongs to. */
  requirement?: Entry
  rules: Entry[]
  data: unknown[]
  /** Messages, connections, screens, journeys and measures that name it. */
  related: Entry[]
  /** To be asked before it is built; each with what to suppose until then. */
  openQuestions: { id: string; text: string; suggestedDefault: string | null }[]
  assumptions: Entry[]
}

/** Describes the item with this id, in any letter case; null when the document has none. */
export function describeItem(document: RequirementsDocument, id: string): ItemDescription | null {
  const entries = listEntries(document)
  const found = findEntry(entries, id)
  if (found === undefined) return null
  const near = nearOf(found, document)
  const isNear = (other: Traced) => near.has(other.id) || namesAny(other, found.id)
  const home = entries.find((entry) => entry.id === found.requirement)
  const apart = new Set([...document.openQuestions, ...document.assumptions].map((each) => each.id))
  const rules = new Set(document.rules.map((rule) => rule.id))
  const entities = new Set(document.entities.map((entity) => entity.id))
  const others = entries.filter(
    (entry) => entry !== found && entry !== home && entry.requirement === undefined,
  )
  return {
    id: found.id,
    says: fieldsOf(found.item),
    founderSaid: found.item.quotes.map(({ question, text }) => ({ question, text })),
    ...(home && { requirement: shortOf(home) }),
    rules: others.filter(({ item, id }) => rules.has(id) && isNear(item)).map(shortOf),
    data: document.entities.filter(isNear).map(fieldsOf),
    related: others
      .filter(
        ({ item, id }) => !rules.has(id) && !entities.has(id) && !apart.has(id) && isNear(item),
      )
      .map(shortOf),
    openQuestions: document.openQuestions
      .filter(({ blocks }) => blocks.includes(found.id) || blocks.includes(home?.id ?? ''))
      .map(({ id, text, suggestedDefault }) => ({ id, text, suggestedDefault })),
    assumptions: document.assumptions
      .filter(({ items }) => items.includes(found.id))
      .map(({ id, text, mark }) => ({ id, text, mark })),
  }
}

/** The ids that the item itself names, and those that its criteria come from. */
function nearOf({ item, requirement }: FullEntry, document: RequirementsDocument): Set<string> {
  const home = listRequirements(document).find(({ id }) => id === (requirement ?? item.id))
  if (home === undefined) return new Set(idsIn(item))
  const from = home.criteria
    .filter(({ id }) => requirement === undefined || id === item.id)
    .flatMap((criterion) => criterion.from ?? [])
  return new Set([...home.rules, ...home.entities, ...from, ...(home.role ? [home.role] : [])])
}

/** Whether another item names this one among its own ids. */
function namesAny(other: Traced, id: string): boolean {
  return idsIn(other).includes(id)
}

const ID = /^[A-Z]{1,4}-\d+(?:\.\d+)?$/

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return ID.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => (key === 'id' ? [] : idsIn(inside)))
}

/** What an item says, without what only this program needs. */
function fieldsOf({ rows: _, quotes: __, ...item }: Traced): Record<string, unknown> {
  const { criteria, ...rest } = item as Traced & { criteria?: Traced[] }
  return { ...rest, ...(criteria && { criteria: criteria.map(fieldsOf) }) }
}

function shortOf({ id, text, mark, priority }: Entry): Entry {
  return { id, text, mark, ...(priority && { priority }) }
}
