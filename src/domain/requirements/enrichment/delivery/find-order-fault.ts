import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { isOfUse } from '#domain/requirements/enrichment/capabilities/deeds.ts'
import type { SliceProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import type { FormFault } from '#domain/requirements/enrichment/finding.ts'
import { listCalledFirst } from '#domain/requirements/registers/delivery/called-first.ts'
import { isWish } from '#domain/requirements/registers/delivery/proposed-slices.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** What is wrong with the order of the parts, and with which requirements. */
interface OrderFault {
  form: FormFault
  /** Ids. */
  words: string
}

type Part = FunctionalRequirement[]

/**
 * Why nobody would build in this order: what the story walks through is not in the first part, a wish
 * stands before a must or in one part with what has to be, or a must comes after what nobody ranked and
 * no must needs. Null for an order that may stand. Ids that are none have been refused before.
 */
export function findOrderFault(
  document: RequirementsDocument,
  slices: readonly SliceProposal[],
): OrderFault | null {
  const all = new Map(listRequirements(document).map((item) => [item.id, item]))
  const parts = slices.map(({ requirements }) => requirements.flatMap((id) => all.get(id) ?? []))
  return (
    findWishBeforeMust(parts) ??
    findMixedWish(parts) ??
    findLeftOfStory(parts, document) ??
    findMustAfterRest(parts, document)
  )
}

const isMust = ({ priority }: FunctionalRequirement) => priority === 'must'

function findWishBeforeMust(parts: readonly Part[]): OrderFault | null {
  for (const [at, part] of parts.entries()) {
    const wish = part.find(isWish)
    const must = parts
      .slice(at + 1)
      .flat()
      .find(isMust)
    if (wish !== undefined && must !== undefined) {
      return { form: 'wish-first', words: `${wish.id}, ${must.id}` }
    }
  }
  return null
}

/** What may be left out when it gets late stands in parts of its own. */
function findMixedWish(parts: readonly Part[]): OrderFault | null {
  for (const part of parts) {
    const due = part.filter((each) => !isWish(each))
    if (due.length > 0 && due.length < part.length) {
      return { form: 'wish-beside', words: due.map(({ id }) => id).join(', ') }
    }
  }
  return null
}

/**
 * What the first story needs from its first step to its last, and what the founder wants to start with,
 * but for wishes and what nobody decided.
 */
function findLeftOfStory(
  [first = [], ...others]: readonly Part[],
  document: RequirementsDocument,
): OrderFault | null {
  const called = listCalledFirst(listRequirements(document), document)
  const walked = new Set([...walkOf(document), ...called])
  const left = others
    .flat()
    .filter((each) => walked.has(each.id) && !isWish(each) && isDecided(each))
  return left.length === 0 || first.length === 0
    ? null
    : { form: 'story-later', words: left.map(({ id }) => id).join(', ') }
}

function isDecided({ mark, missing = [] }: FunctionalRequirement): boolean {
  return mark !== 'open' && missing.length === 0
}

function walkOf({ journeys }: RequirementsDocument): Set<string> {
  const [story] = journeys
  return new Set(
    story?.steps.flatMap(({ requirements, needs = [] }) => [...needs, ...requirements]),
  )
}

/**
 * What nobody ranked, before a must: a must needs what was supplied, what the app does by itself, a
 * screen, what the story walks through, and what is about the same as a must that is not later.
 */
function findMustAfterRest(
  parts: readonly Part[],
  document: RequirementsDocument,
): OrderFault | null {
  const walked = walkOf(document)
  const { areas = [] } = document
  const areaOf = (id: string) => areas.find(({ requirements }) => requirements.includes(id))?.name
  for (const [at, part] of parts.entries()) {
    const must = parts
      .slice(at + 1)
      .flat()
      .find(isMust)
    const served = new Set(
      parts
        .slice(0, at + 1)
        .flat()
        .filter(isMust)
        .flatMap(({ id }) => areaOf(id) ?? []),
    )
    const isNeeded = (each: FunctionalRequirement) =>
      each.mark === 'assumed' ||
      each.role === null ||
      isOfUse(each) ||
      walked.has(each.id) ||
      served.has(areaOf(each.id) ?? '')
    const rest = part.filter((each) => each.priority === 'unsaid' && !isNeeded(each))
    if (must !== undefined && rest.length > 0) {
      return { form: 'must-late', words: `${rest.map(({ id }) => id).join(', ')}; ${must.id}` }
    }
  }
  return null
}
