import type { BoundaryWords } from '#domain/requirements/boundaries/text-en.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BoundaryQuestion, Traced } from '#domain/requirements/document-items.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { type AskedQuestion, pickAsked } from './asked-question.ts'
import { leaveOutEmpty } from './leave-out-empty.ts'
import { type Entry, type FullEntry, findEntry, listEntries } from './list-entries.ts'
import { listSteps, type NamedStep } from './list-steps.ts'
import { listAround, listOpenBoundaries, listOpenPoints } from './open-points.ts'
import { type ToldBoundary, tellBoundary } from './tell-boundary.ts'

/**
 * All that is known of one item: what it says, who said it, and what has to do with it. What is empty
 * is left out.
 */
export interface ItemDescription {
  id: string
  /** The item's own fields, as the document's JSON has them. */
  says: Record<string, unknown>
  founderSaid?: { question: string; text: string }[]
  /** The requirement that a criterion belongs to. */
  requirement?: Entry
  rules?: Entry[]
  data?: unknown[]
  /** The steps of the stories that need it. */
  steps?: NamedStep[]
  /** Messages, connections, screens and measures that name it. */
  related?: Entry[]
  /** To be asked before it is built; each with what to suppose until then. */
  openQuestions?: { id: string; text: string; suggestedDefault: string | null }[]
  /** Right on the edge of its limits, and those of its rules. */
  boundaryQuestions?: ToldBoundary[]
  /** What agents asked about it, its rules, criteria and open questions. */
  asked?: AskedQuestion[]
  assumptions?: Entry[]
}

/** What is known beside the document. */
interface Known {
  asked: readonly AskedQuestion[]
  words: BoundaryWords
}

/** Describes the item with this id, in any letter case; null when the document has none. */
export function describeItem(
  document: RequirementsDocument,
  id: string,
  { asked, words }: Known,
): ItemDescription | null {
  const entries = listEntries(document)
  const found = findEntry(entries, id)
  if (found === undefined) return null
  const home = entries.find((entry) => entry.id === found.requirement)
  const around = aroundOf(found, document)
  const openQuestions = listOpenPoints(document, new Map([[found.id, around]]))
  const boundary = document.boundaries?.find((each) => each.id === found.id)
  const boundaryQuestions = boundary
    ? [tellBoundary(boundary, words)]
    : listOpenBoundaries(document, around, words)
  const open = [...openQuestions, ...boundaryQuestions].map((each) => each.id)
  return leaveOutEmpty({
    id: found.id,
    says: fieldsOf(found.item),
    founderSaid: found.item.quotes.map(({ question, text }) => ({ question, text })),
    ...(home && { requirement: shortOf(home) }),
    ...listNear(found, document),
    steps: listSteps(document, found.id),
    openQuestions: openQuestions.map(({ holdsUp: _, ...point }) => point),
    boundaryQuestions,
    asked: pickAsked(asked, new Set([...around, ...open])),
    assumptions: document.assumptions
      .filter(({ items }) => items.includes(found.id))
      .map(({ id: assumption, text, mark }) => ({ id: assumption, text, mark })),
  })
}

/** The item with all that must be known to build it. */
function aroundOf({ id, item, requirement }: FullEntry, document: RequirementsDocument) {
  const own = listRequirements(document).find((each) => each.id === id)
  if (own) return listAround(document, own)
  const { from = [] } = item as Traced & { from?: string[] }
  return new Set([id, ...(requirement ? [requirement, ...from] : [])])
}

/** The rules, things and other items that have to do with it; what is open is told apart. */
function listNear(found: FullEntry, document: RequirementsDocument) {
  const near = nearOf(found, document)
  const isNear = (other: Traced) => near.has(other.id) || namesAny(other, found.id)
  const idsOf = (items: readonly Traced[] = []) => items.map(({ id }) => id)
  const rules = new Set(idsOf(document.rules))
  // A story has a dozen steps: who wants them opens it.
  const titles = new Map(document.journeys.map(({ id, title }) => [id, title]))
  const apart = new Set([
    ...[...idsOf(document.entities), ...idsOf(document.openQuestions)],
    ...idsOf(document.contradictions),
    ...[...idsOf(document.assumptions), ...idsOf(document.boundaries)],
    ...(listSteps(document, found.id).length > 0 ? idsOf(document.journeys) : []),
  ])
  const others = listEntries(document).filter(
    (entry) =>
      entry !== found &&
      entry.requirement === undefined &&
      entry.id !== found.requirement &&
      isNear(entry.item),
  )
  return {
    rules: others.filter(({ id }) => rules.has(id)).map(shortOf),
    data: document.entities.filter(isNear).map(fieldsOf),
    related: others
      .filter(({ id }) => !rules.has(id) && !apart.has(id))
      .map((entry) => ({ ...shortOf(entry), text: titles.get(entry.id) ?? entry.text })),
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
  return idsNamedBy(other).has(id)
}

/** Made once for each item: nobody changes one. */
const named = new WeakMap<Traced, ReadonlySet<string>>()

function idsNamedBy(item: Traced): ReadonlySet<string> {
  const known = named.get(item)
  if (known) return known
  const ids = new Set(idsIn(item))
  named.set(item, ids)
  return ids
}

const ID = /^[A-Z]{1,4}-\d+(?:\.\d+)?$/

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return ID.test(value) ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inside]) => (key === 'id' ? [] : idsIn(inside)))
}

/** What an item says, without what only this program needs. */
function fieldsOf({ rows: _, quotes: __, ...item }: Traced): Record<string, unknown> {
  // What a boundary question suggests is told with its meaning.
  const { criteria, asks, suggested, ...rest } = item as Traced &
    Partial<Pick<BoundaryQuestion, 'asks' | 'suggested'>> & { criteria?: Traced[] }
  return { ...rest, ...(criteria && { criteria: criteria.map(fieldsOf) }) }
}

function shortOf({ id, text, mark, priority }: Entry): Entry {
  return { id, text, mark, ...(priority && { priority }) }
}
