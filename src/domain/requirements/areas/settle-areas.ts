import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Area } from '#domain/requirements/document-registers.ts'
import { isHeading } from '#domain/requirements/registers/is-heading.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { findArea } from './find-area.ts'
import { readSubjects } from './subject-words.ts'

/** The document as far as its areas are settled from it. */
type Settled = Pick<RequirementsDocument, 'areas' | 'features' | 'roles' | 'slices' | 'journeys'>

/**
 * The areas of a document as it is now: every requirement in exactly one, those that are gone in none,
 * and no area empty; in the order of building. What is in none goes to the area of what it was split
 * from, else to the one that it shares most with, else to `other`. Empty where nobody named areas.
 */
export function settleAreas(document: Settled, other: string): Area[] {
  const requirements = listRequirements(document)
  const areas = withoutGone(document.areas ?? [], requirements)
  if (areas.length === 0) return []
  const placed = new Set(areas.flatMap((area) => area.requirements))
  const left = requirements.filter(({ id }) => !placed.has(id))
  const homes = findHomes({ areas, left, document })
  const whole = areas.map((area) => ({
    ...area,
    requirements: [...area.requirements, ...idsOf(left, (entry) => homes.get(entry.id) === area)],
  }))
  const homeless = idsOf(left, ({ id }) => homes.get(id) === undefined)
  const known = whole.find(({ name }) => name === other)
  if (homeless.length > 0 && known !== undefined) known.requirements.push(...homeless)
  const rest = homeless.length > 0 && known === undefined
  return inOrder(
    rest ? [...whole, { name: other, requirements: homeless }] : whole,
    document,
    other,
  )
}

function idsOf(
  requirements: readonly FunctionalRequirement[],
  isWanted: (requirement: FunctionalRequirement) => boolean,
): string[] {
  return requirements.filter(isWanted).map(({ id }) => id)
}

/** Each requirement that there is where it stands first. */
function withoutGone(
  areas: readonly Area[],
  requirements: readonly FunctionalRequirement[],
): Area[] {
  const left = new Set(requirements.map(({ id }) => id))
  return areas
    .map(({ name, requirements: ids }) => ({
      name,
      requirements: ids.filter((id) => left.delete(id)),
    }))
    .filter((area) => area.requirements.length > 0)
}

interface Homeless {
  areas: readonly Area[]
  left: readonly FunctionalRequirement[]
  document: Settled
}

function findHomes({ areas, left, document }: Homeless): Map<string, Area | undefined> {
  const requirements = listRequirements(document)
  const { ofRequirement } = readSubjects(document)
  const words = new Map(requirements.map((entry) => [entry.id, ofRequirement(entry)]))
  const placedIn = (area: Area) => requirements.filter(({ id }) => area.requirements.includes(id))
  return new Map(
    left.map((entry) => {
      const origin = areas.find((area) =>
        placedIn(area).some((placed) => isSplitFrom(entry, placed, requirements)),
      )
      return [entry.id, origin ?? findArea(ofRequirement(entry), areas, words)]
    }),
  )
}

/** Whether two requirements were written from one row, or from the same words, unless these head a list. */
function isSplitFrom(
  entry: FunctionalRequirement,
  placed: FunctionalRequirement,
  all: readonly FunctionalRequirement[],
): boolean {
  const { rows = [] } = placed
  if (entry.rows?.some((row) => rows.includes(row)) === true) return true
  const isShared = ({ question, text }: FunctionalRequirement['quotes'][number]) =>
    placed.quotes.some((own) => own.question === question && own.text === text)
  return entry.quotes.some((quote) => isShared(quote) && !isHeading(quote, all))
}

/** The area first of which something is built first; within one part of the delivery as the story goes. */
function inOrder(areas: readonly Area[], { slices, journeys }: Settled, other: string): Area[] {
  const told = journeys[0]?.steps.map(({ requirements }) => requirements) ?? []
  const built = slices.map(({ requirements }) => requirements)
  const rankOf = ({ name, requirements }: Area) => [
    Number(name === other),
    ...[built, told].map((parts) => firstOf(parts, requirements)),
  ]
  return areas
    .map((area, at) => ({ area, rank: [...rankOf(area), at] }))
    .sort((one, two) => compareRanks(one.rank, two.rank))
    .map(({ area }) => area)
}

/** The place of the first part that has one of the ids; behind all where none has. */
function firstOf(parts: readonly (readonly string[])[], ids: readonly string[]): number {
  const at = parts.findIndex((part) => part.some((id) => ids.includes(id)))
  return at === -1 ? parts.length : at
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((rank, place) => rank !== other[place])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
