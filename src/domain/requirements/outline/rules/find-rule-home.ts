import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Capability } from '#domain/requirements/document-registers.ts'
import { isOnlyWished } from '#domain/requirements/registers/delivery/proposed-slices.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { stemsOfNames } from '#domain/requirements/registers/stems-of-names.ts'

/** How a requirement has to do with rules: how much all of it says, and what most of all. */
interface Tie {
  requirement: FunctionalRequirement
  /** It has a test of them. */
  tested: boolean
  /** It is the deed of a way between stages that hangs on them. */
  moves: boolean
  /** A line below it rests on them. */
  rests: boolean
  points: number
}

/** A test weighs as much as two of: a line, a way, and what was linked when the rule was written. */
const OF_TEST = 2

/**
 * The requirement of section 7 that rules are about: that of the capability with most of what tests them, rests on
 * them and goes on by them; null for none, and for two capabilities alike. What was only linked to them when
 * they were written has a word of theirs, too. What somebody would only like to have is no home: they hold without it.
 */
export function findRuleHome(
  ids: readonly string[],
  document: RequirementsDocument,
): string | null {
  const { capabilities = [] } = document
  const ties = listTies(ids, document)
  const ranked = capabilities
    .map((capability) => sumUp(capability, ties))
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points || other.firm - one.firm)
  const [most, next] = ranked
  if (most === undefined) return null
  if (most.points === next?.points && most.firm === next.firm) return null
  const isKnown =
    most.isTold ||
    isAsked(ids, most.capability, document) ||
    sharesWord(ids, most.capability, document)
  return isKnown ? most.best : null
}

/** What a capability has of them, and which of its requirements has most. */
function sumUp(capability: Capability, ties: readonly Tie[]) {
  const led = new Set(capability.lines.flatMap(({ items }) => items))
  const own = ties.filter(({ requirement: { id } }) => led.has(id))
  const [best] = [...own].sort((one, other) => other.points - one.points)
  return {
    capability,
    best: best?.requirement.id ?? null,
    points: own.reduce((sum, each) => sum + each.points, 0),
    /** A test tells more than a way. */
    firm: own.some(({ tested }) => tested) ? 2 : own.some(({ moves }) => moves) ? 1 : 0,
    isTold: own.some(({ tested, moves, rests }) => tested || moves || rests),
  }
}

function listTies(ids: readonly string[], document: RequirementsDocument): Tie[] {
  const { capabilities = [], ruleRows = [], statusTables } = document
  const row = ruleRows.find(({ items }) => ids.every((id) => items.includes(id)))
  const isOf = (items: readonly string[]) => items.some((id) => ids.includes(id))
  const lines = capabilities.flatMap((each) => each.lines).filter(({ items }) => isOf(items))
  const ways = statusTables.flatMap(({ transitions }) => transitions)
  const moving = new Set(ways.flatMap(({ items = [] }) => (isOf(items) ? items : [])))
  // A test that only says a rule again was made where the rule was linked.
  const tests = listRequirements(document).flatMap(({ criteria }) =>
    criteria.filter(({ id }) => row?.items.includes(id) === true),
  )
  const own = tests.filter(({ from = [] }) => from.length === 0)
  const telling = own.length > 0 ? own : tests
  const said = document.rules.filter(({ id }) => ids.includes(id))
  const due = listRequirements(document).filter((each) => !isOnlyWished(each, said))
  return due.map((requirement): Tie => {
    const { id, rules, why, criteria } = requirement
    const tested = criteria.some((each) => telling.includes(each))
    const moves = moving.has(id)
    const rests = lines.some(({ at }) => at === id)
    const isWhy = ids.some((rule) => why?.includes(rule) === true)
    const linked = [moves, rests, isOf(rules), isWhy].filter(Boolean).length
    return { requirement, tested, moves, rests, points: linked + (tested ? OF_TEST : 0) }
  })
}

/** Whether a question waits for rules and for a requirement of a capability. */
function isAsked(
  ids: readonly string[],
  { items }: Capability,
  { openQuestions }: RequirementsDocument,
): boolean {
  return openQuestions.some(
    ({ blocks }) =>
      blocks.some((id) => ids.includes(id)) && blocks.some((id) => items.includes(id)),
  )
}

/** Whether a capability has a word of rules, beside the people in them. */
function sharesWord(
  ids: readonly string[],
  { title, lines }: Capability,
  { rules, roles }: RequirementsDocument,
): boolean {
  const people = stemsOfNames(roles)
  const told = contentStems([title, ...lines.map(({ text }) => text)].join(' '))
  const said = rules.filter(({ id }) => ids.includes(id)).map(({ text }) => text)
  return [...contentStems(said.join(' '))].some((word) => told.has(word) && !people.has(word))
}
