import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Traced } from '#domain/requirements/document-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { isOnlyWished, type SlicePart } from './proposed-slices.ts'

/** What comes with the requirements of a part. */
type Built = Pick<
  RequirementsDocument,
  'entities' | 'messages' | 'integrations' | 'rules' | 'screens' | 'statusTables'
>

/**
 * In which part each rule, screen, thing, message and connection comes: with the first requirement
 * that names it, is of the same words, or brings a thing to the stage that it tells of; else with the
 * one that speaks of the same; else in the second part, things in the first. A rule does not wait for what is only
 * nice to have.
 */
export function findHomes(parts: readonly SlicePart[], document: Built): Map<string, number> {
  const { entities, rules, screens, messages, integrations } = document
  const second = Math.min(1, parts.length - 1)
  const homes = new Map<string, number>()
  const settle = (item: Item, otherwise: number, among = parts) => {
    const named = firstPart(among, (each) => names(each, item) || isOfSameWords(each, item))
    const staged = firstPart(parts, ({ id }) => item.through?.has(id) === true)
    const known = [named, staged].filter((at) => at >= 0)
    const home = known.length > 0 ? Math.min(...known) : nearestPart(among, item.told)
    homes.set(item.id, home ?? otherwise)
  }
  for (const each of rules) {
    const due = parts.map((part) => ({
      ...part,
      of: part.of.filter((one) => !isOnlyWished(one, [each])),
    }))
    const wished = parts.flatMap(({ of }) => of.filter((one) => names(one, each)))
    const isKept = firstPart(due, (one) => names(one, each)) >= 0
    const beside = isKept ? -1 : partOfSame(due, wished)
    if (beside >= 0) homes.set(each.id, beside)
    else {
      const wishing = firstPart(parts, (one) => wished.includes(one))
      settle({ ...each, told: each.text }, wishing < 0 ? second : wishing, due)
    }
  }
  for (const each of screens) {
    settle({ ...each, told: `${each.name} ${each.content}` }, second)
  }
  for (const each of messages) {
    settle({ ...each, told: each.text, through: throughTold(each.text, document) }, second)
  }
  for (const each of integrations) settle({ ...each, told: each.text }, second)
  for (const each of entities) {
    const speaks = firstPart(parts, ({ text }) => holdsAll(text, each.name))
    const home = firstPart(parts, (requirement) => names(requirement, each))
    const known = [speaks, home].filter((at) => at >= 0)
    homes.set(each.id, known.length > 0 ? Math.min(...known) : 0)
  }
  return homes
}

interface Item extends Traced {
  /** What it says. */
  told: string
  /** The requirements that bring a thing to the stage that it tells of. */
  through?: ReadonlySet<string>
}

function firstPart(
  parts: readonly SlicePart[],
  is: (requirement: FunctionalRequirement) => boolean,
): number {
  return parts.findIndex(({ of }) => of.some(is))
}

function names({ rules, entities, criteria, rows = [] }: FunctionalRequirement, item: Traced) {
  const ids = [...rules, ...entities, ...criteria.flatMap(({ from }) => from ?? [])]
  return ids.includes(item.id) || item.rows?.some((row) => rows.includes(row)) === true
}

function isOfSameWords({ criteria, quotes }: FunctionalRequirement, item: Traced): boolean {
  const said = [...quotes, ...criteria.flatMap((each) => each.quotes)]
  return item.quotes.some((quote) => said.some((each) => quotesSame(each, quote)))
}

/** "When an extra is agreed": what brings it to "agreed". */
function throughTold(text: string, { statusTables }: Built): ReadonlySet<string> {
  const told = statusTables.flatMap(({ thing, transitions }) =>
    holdsAll(text, thing) ? transitions.filter(({ to }) => holdsAll(text, to)) : [],
  )
  return new Set(told.flatMap(({ items = [] }) => items))
}

/** The first part with what has to do with a thing of these requirements. */
function partOfSame(
  parts: readonly SlicePart[],
  requirements: readonly FunctionalRequirement[],
): number {
  const things = requirements.flatMap(({ entities }) => entities)
  return firstPart(parts, ({ entities }) => entities.some((each) => things.includes(each)))
}

function holdsAll(text: string, name: string): boolean {
  const own = contentStems(name)
  return own.size > 0 && sharedCount(contentStems(text), own) === own.size
}

/** One word in common is in many sentences. */
const LEAST = 2

/** The part of the requirement that has most words in common; undefined where none has. */
function nearestPart(parts: readonly SlicePart[], told: string): number | undefined {
  const stems = contentStems(told)
  const near = parts.flatMap(({ of }, at) =>
    of.map(({ text }) => ({ at, shared: sharedCount(stems, contentStems(text)) })),
  )
  const [best] = near
    .filter(({ shared }) => shared >= LEAST)
    .sort((a, b) => b.shared - a.shared || a.at - b.at)
  return best?.at
}
