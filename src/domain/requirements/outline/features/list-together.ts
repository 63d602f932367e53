import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import type { Capability } from '#domain/requirements/document-registers.ts'
import { requirementsOf } from '#domain/requirements/enrichment/capabilities/standing.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { partCriteria } from './part-criteria.ts'
import { repeatsTold } from './repeats-told.ts'

/** A capability with what it tells, in the order in which it names them. */
export interface ToldTogether {
  capability: Capability
  requirements: FunctionalRequirement[]
  /** The criteria that stand below it; all others are in the appendix. */
  shown: AcceptanceCriterion[]
}

/** The capabilities whose requirements are all among these. */
export function listTogether(
  { document }: Desk,
  requirements: readonly FunctionalRequirement[],
): ToldTogether[] {
  return (document.capabilities ?? []).flatMap((capability): ToldTogether[] => {
    const ids = requirementsOf(capability)
    const own = ids.flatMap((id) => requirements.find((each) => each.id === id) ?? [])
    if (own.length === 0 || own.length < ids.length) return []
    const below = own.flatMap((requirement) => shownOf(requirement, capability, document))
    return [{ capability, requirements: own, shown: keepFew(below, own) }]
  })
}

/** What is told together of these requirements, and those that no capability tells. */
export function partTogether(
  desk: Desk,
  requirements: readonly FunctionalRequirement[],
): { together: ToldTogether[]; apart: FunctionalRequirement[] } {
  const together = listTogether(desk, requirements)
  const told = together.flatMap((each) => each.requirements)
  return { together, apart: requirements.filter((each) => !told.includes(each)) }
}

/**
 * Below a capability stand the criteria that were worded for it, and whatever case the founder told
 * that stands nowhere else. Where no test of the document was worded they are those of each requirement.
 */
function shownOf(
  requirement: FunctionalRequirement,
  { items, tests, text }: Capability,
  document: Desk['document'],
): AcceptanceCriterion[] {
  const rules = document.rules.flatMap((rule) =>
    requirement.rules.includes(rule.id) ? [rule.text] : [],
  )
  const { shown } = partCriteria(requirement, document)
  const chosen = listChosen(document)
  return requirement.criteria.filter((criterion) => {
    const { id, rows, from, edge, mark } = criterion
    if (items.includes(id) || repeatsTold(criterion, [text, ...rules], document.roles)) return false
    const isTold = edge !== true && mark !== 'assumed'
    const isCase = isTold && rows !== undefined && from === undefined
    if (tests.includes(id)) return true
    if (chosen.length === 0) return shown.includes(criterion)
    return isCase && shown.includes(criterion) && !isWordedElsewhere(criterion, chosen)
  })
}

/** The tests that were worded to stand below a capability, whichever it is. */
function listChosen(document: Desk['document']): AcceptanceCriterion[] {
  const ids = new Set((document.capabilities ?? []).flatMap(({ tests }) => tests))
  return listRequirements(document).flatMap(({ criteria }) =>
    criteria.filter(({ id }) => ids.has(id)),
  )
}

/** Whether a case of the founder stands below a capability already, in whole sentences. */
function isWordedElsewhere(
  { quotes, when, outcome }: AcceptanceCriterion,
  chosen: readonly AcceptanceCriterion[],
): boolean {
  const own = contentStems(`${when} ${outcome}`)
  return chosen.some((other) => {
    const isSameCase = quotes.every((quote) => other.quotes.some((each) => quotesSame(each, quote)))
    const isTold = rankOf(other) === TOLD && quotes.length > 0 && isSameCase
    return isTold && measureLikeness(own, contentStems(`${other.when} ${other.outcome}`)) >= ALIKE
  })
}

/** From here on two tests of the same words are one. */
const ALIKE = 0.6

/** So many stand below one capability; one more below a must, and below one that tells several. */
const MOST_SHOWN = 1
const SEVERAL = 3

/**
 * Every case that the founder told, and of what was supplied the examples and the edges, up to a few in
 * all; another that a model wrote only where there is no other test.
 */
function keepFew(
  below: readonly AcceptanceCriterion[],
  requirements: readonly FunctionalRequirement[],
): AcceptanceCriterion[] {
  const isMust = requirements.some(({ priority }) => priority === 'must')
  const most = MOST_SHOWN + Number(isMust) + Number(requirements.length >= SEVERAL)
  const ranked = [...below].sort((one, other) => rankOf(one) - rankOf(other))
  const kept = ranked.filter((criterion, at) => {
    const rank = rankOf(criterion)
    return rank === TOLD || at === 0 || (at < most && rank < OFFERED)
  })
  return below.filter((criterion) => kept.includes(criterion))
}

const [TOLD, EXAMPLE, EDGE, OFFERED] = [0, 1, 2, 3]

function rankOf({ mark, edge, example }: AcceptanceCriterion): number {
  if (example === true) return EXAMPLE
  if (edge === true) return EDGE
  return mark === 'assumed' ? OFFERED : TOLD
}
