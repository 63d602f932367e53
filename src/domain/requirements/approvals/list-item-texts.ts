import { canonicalJson } from '#domain/requirements/approvals/canonical-json.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listItems, listRequirements } from '#domain/requirements/registers/list-items.ts'

/** An item as somebody approves it. */
export interface ItemText {
  id: string
  /** All that it says, by field. */
  says: Readonly<Record<string, unknown>>
  /** The same and what it hangs on, as canonical JSON. */
  text: string
  /** Ids of the items without which it would say something else. */
  hangsOn: string[]
}

/** Where an item's words come from, and its criteria, which are items of their own: not what it says. */
const NOT_SAID: ReadonlySet<string> = new Set([
  'sources',
  'quotes',
  'rows',
  'edited',
  'confirmed',
  'criteria',
])

/** Fields that name the items an item hangs on. */
const NAMES: ReadonlySet<string> = new Set([
  'from',
  'items',
  'role',
  'roles',
  'rule',
  'rules',
  'entities',
  'requirements',
  'refersTo',
  'who',
])

const ID = /^[A-Z]+-\d+(\.\d+)?$/

/**
 * Every item of a document with what it says and what it hangs on: what its fields name; a criterion
 * on its requirement; whatever an assumption or an open question names on these
 * (docs/decisions/0059-an-approval-names-what-it-saw.md).
 */
export function listItemTexts(document: RequirementsDocument): ItemText[] {
  const foundations = mapFoundations(document)
  const describe = (item: { id: string }, more: object = {}, owner: readonly string[] = []) => {
    const said = sayingOf(item)
    const named = [...owner, ...namedIn(said), ...(foundations.get(item.id) ?? [])]
    const hangsOn = [...new Set(named)].filter((id) => id !== item.id).sort()
    const says = { ...said, ...more }
    return { id: item.id, says, text: canonicalJson({ ...says, hangsOn }), hangsOn }
  }
  const supports = new Set([...document.assumptions, ...document.openQuestions].map(({ id }) => id))
  const titles = new Map(
    document.features.flatMap(({ title, requirements }) =>
      requirements.map(({ id }): [string, string] => [id, title]),
    ),
  )
  return [
    ...documentItems(document).map((item) => {
      if (supports.has(item.id)) return describe(withoutLists(item))
      const feature = titles.get(item.id)
      return describe(item, feature === undefined ? {} : { feature })
    }),
    ...listRequirements(document).flatMap(({ id, criteria }) =>
      criteria.map((criterion) => describe(criterion, {}, [id])),
    ),
  ]
}

/** What rests on it is told with what rests. */
function withoutLists(item: { id: string; items?: unknown; blocks?: unknown }): { id: string } {
  const { items, blocks, ...rest } = item
  return rest
}

/** The items as the document holds them: a list for reading may hold copies. */
function documentItems(document: RequirementsDocument): { id: string }[] {
  return listItems(document).map(({ item }) => item)
}

/** What rests on an assumption or waits for an answer, with these. */
function mapFoundations(document: RequirementsDocument): Map<string, string[]> {
  const map = new Map<string, string[]>()
  const add = (id: string, on: string) => map.set(id, [...(map.get(id) ?? []), on])
  for (const { id, items } of document.assumptions) for (const item of items) add(item, id)
  for (const { id, blocks } of document.openQuestions) for (const item of blocks) add(item, id)
  return map
}

function sayingOf(item: object): object {
  return Object.fromEntries(Object.entries(item).filter(([name]) => !NOT_SAID.has(name)))
}

/** Ids below the fields that name items, however deep. */
function namedIn(part: unknown, inName = false): string[] {
  if (typeof part === 'string') return inName && ID.test(part) ? [part] : []
  if (Array.isArray(part)) return part.flatMap((entry) => namedIn(entry, inName))
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, inner]) => namedIn(inner, NAMES.has(name)))
}
