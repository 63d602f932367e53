import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { DocumentWords } from '#domain/requirements/document-words.ts'
import { isOfUse } from '#domain/requirements/enrichment/capabilities/deeds.ts'
import type { SliceProposal } from '#domain/requirements/enrichment/decision-proposals.ts'
import { comesFirst } from '#domain/requirements/registers/delivery/bring-forward.ts'
import { listCalledFirst } from '#domain/requirements/registers/delivery/called-first.ts'
import { isMust, isWish } from '#domain/requirements/registers/delivery/proposed-slices.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

type Requirement = FunctionalRequirement

interface Part {
  slice: SliceProposal
  of: Requirement[]
}

/**
 * The parts in an order that somebody would build in: each requirement that stands in the wrong one is
 * put where it belongs. What is nice to have comes last and by itself, every must stands in one, what the
 * founder calls first in the first, what the story walks through no later than the last must, and a part
 * of nothing but what nobody ranked and no must needs behind the musts.
 */
export function settleOrder(
  document: RequirementsDocument,
  slices: readonly SliceProposal[],
  { writer }: Pick<DocumentWords, 'writer'>,
): SliceProposal[] {
  const all = listRequirements(document)
  const known = new Map(all.map((item) => [item.id, item]))
  const parts = slices.map((slice) => ({
    slice,
    of: slice.requirements.flatMap((id) => known.get(id) ?? []),
  }))
  const settled = putRestBehind(
    putStoryWithMusts(putMusts(putWishesLast(parts, writer.slices.could), all), document),
    document,
  )
  return settled
    .filter(({ of }) => of.length > 0)
    .map(({ slice, of }) => ({ ...slice, requirements: of.map(({ id }) => id) }))
}

/** What may be left out when it gets late stands in parts of its own, behind what may not. */
function putWishesLast(
  parts: readonly Part[],
  could: Pick<SliceProposal, 'title' | 'goal'>,
): Part[] {
  const due = parts.filter(({ of }) => !of.every(isWish))
  if (due.length === 0) return [...parts]
  const [first, ...others] = parts.filter(({ of }) => of.every(isWish))
  const mixed = due.flatMap(({ of }) => of.filter(isWish))
  const wished = first ?? { slice: { ...could, requirements: [] }, of: [] }
  return [
    ...due.map((part) => ({ ...part, of: part.of.filter((each) => !isWish(each)) })),
    { ...wished, of: [...mixed, ...wished.of] },
    ...others,
  ]
}

/** One that was forgotten comes with the last of the others. */
function putMusts(parts: readonly Part[], all: readonly Requirement[]): Part[] {
  const placed = parts.flatMap(({ of }) => of)
  const missing = all.filter((each) => isMust(each) && !placed.includes(each))
  return move(parts, missing, Math.max(0, lastWithMust(parts)))
}

const lastWithMust = (parts: readonly Part[]) =>
  Math.max(-1, ...parts.flatMap(({ of }, at) => (of.some(isMust) ? [at] : [])))

/**
 * What the first story needs from its first step to its last, no later than the last must, and in the
 * first what the founder wants to start with, but for wishes and what nobody decided.
 */
function putStoryWithMusts(parts: readonly Part[], document: RequirementsDocument): Part[] {
  const walked = walkOf(document)
  const called = listCalledFirst(listRequirements(document), document)
  const last = Math.max(0, lastWithMust(parts))
  const listBehind = (at: number, ids: ReadonlySet<string>) =>
    parts
      .slice(at + 1)
      .flatMap(({ of }) => of)
      .filter((each) => ids.has(each.id) && !isWish(each) && isDecided(each))
  return move(move(parts, listBehind(last, walked), last), listBehind(0, called), 0)
}

function isDecided({ mark, missing = [] }: Requirement): boolean {
  return mark !== 'open' && missing.length === 0
}

function walkOf({ journeys }: RequirementsDocument): Set<string> {
  const [story] = journeys
  return new Set(
    story?.steps.flatMap(({ requirements, needs = [] }) => [...needs, ...requirements]),
  )
}

/**
 * What nobody ranked comes behind the last must, or with it where no part does: but for what a must needs, which is what was supplied,
 * what the app does by itself, a screen, how people come in, what the story walks through, and what is
 * about the same as a must that is not later, or what its part is called by or done with.
 */
function putRestBehind(parts: readonly Part[], document: RequirementsDocument): Part[] {
  const { areas = [] } = document
  const walked = walkOf(document)
  const areaOf = ({ id }: Requirement) => areas.find((area) => area.requirements.includes(id))?.name
  const last = lastWithMust(parts)
  const served = new Set<string | undefined>()
  const rest = parts.slice(0, Math.max(0, last)).flatMap(({ of, slice }) => {
    const spoken = contentStems(`${slice.title} ${slice.done ?? ''}`)
    for (const each of of.filter(isMust)) served.add(areaOf(each))
    // What stands among musts serves what is shown of them.
    if (of.some(isMust)) return []
    return of.filter(
      (each) =>
        each.priority === 'unsaid' &&
        each.mark !== 'assumed' &&
        each.role !== null &&
        !isOfUse(each) &&
        sharedCount(contentStems(each.text), spoken) < SPOKEN &&
        !walked.has(each.id) &&
        !comesFirst(each, document) &&
        !(areaOf(each) !== undefined && served.has(areaOf(each))),
    )
  })
  const behind = parts[last + 1]?.of ?? []
  return move(parts, rest, behind.length === 0 || behind.every(isWish) ? last : last + 1)
}

/** One word in common is in many sentences. */
const SPOKEN = 2

/** Each of these into one part. */
function move(parts: readonly Part[], these: readonly Requirement[], to: number): Part[] {
  return parts.map((part, at) => {
    const own = part.of.filter((each) => !these.includes(each))
    return { ...part, of: at === to ? [...own, ...these] : own }
  })
}
