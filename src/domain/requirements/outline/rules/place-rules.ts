import { findArea } from '#domain/requirements/areas/find-area.ts'
import { readSubjects } from '#domain/requirements/areas/subject-words.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { BusinessRule, FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { Area } from '#domain/requirements/document-registers.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { groupRequirements } from '#domain/requirements/outline/features/group-requirements.ts'
import { partTogether } from '#domain/requirements/outline/features/list-together.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isOfMessages } from './group-rules.ts'

/** Where each rule stands. */
export interface PlacedRules {
  /** Whether any stands in section 7. */
  isPlaced: boolean
  /** By the id of the requirement, or of one of those of the capability, below which they stand. */
  below: ReadonlyMap<string, readonly BusinessRule[]>
  /** By its name those of an area that none of its requirements names. */
  atEnd: ReadonlyMap<string, readonly BusinessRule[]>
  /** Those of no area, which section 8 has. */
  left: readonly BusinessRule[]
}

/**
 * The rules by the areas of the requirements, each once: below the requirement that keeps it or is tested
 * by it, of several below the one that names the fewest, which is about it most; else at the end of the
 * area that it shares most with. Where nobody named areas all of them are in section 8.
 */
export function placeRules(desk: Desk): PlacedRules {
  const { document, words } = desk
  const { rules, areas = [] } = document
  const below = new Map<string, BusinessRule[]>()
  const atEnd = new Map<string, BusinessRule[]>()
  const left: BusinessRule[] = []
  const naming = listNaming(desk)
  const named = areas.filter(({ name }) => name !== words.otherArea)
  const findSubject = createFindSubject(document, named)
  for (const rule of rules) {
    const [home] = areas.length === 0 ? [] : naming.filter(({ names }) => names.has(rule.id))
    const subject = home === undefined && !isOfMessages(rule) ? findSubject(rule) : undefined
    if (home !== undefined) add(below, home.id, rule)
    else if (subject !== undefined) add(atEnd, subject.name, rule)
    else left.push(rule)
  }
  return { isPlaced: left.length < rules.length, below, atEnd, left }
}

function add(places: Map<string, BusinessRule[]>, place: string, rule: BusinessRule) {
  places.set(place, [...(places.get(place) ?? []), rule])
}

interface Naming {
  id: string
  /** The rules that it keeps, or that it is tested by. */
  names: ReadonlySet<string>
}

/** The requirements by how many rules each names; of equals the one that section 7 prints first. */
function listNaming(desk: Desk): Naming[] {
  const { rules } = desk.document
  const printed = groupRequirements(desk).flatMap(({ requirements }) => {
    const { together, apart } = partTogether(desk, requirements)
    return [...together.flatMap((told) => told.requirements), ...apart]
  })
  return printed
    .map((entry): Naming => {
      const own = rules.filter((rule) => isNaming(entry, rule)).map(({ id }) => id)
      return { id: entry.id, names: new Set(own) }
    })
    .sort((one, other) => one.names.size - other.names.size)
}

/** The area whose requirements have most of the words of a rule. */
function createFindSubject(document: RequirementsDocument, areas: readonly Area[]) {
  const { ofText, ofRequirement } = readSubjects(document)
  const words = new Map(
    listRequirements(document).map((entry) => [entry.id, ofRequirement(entry)] as const),
  )
  return ({ text }: BusinessRule) => findArea(ofText(text), areas, words)
}

function isNaming(
  { rules, criteria }: FunctionalRequirement,
  { id, rows: own = [] }: BusinessRule,
): boolean {
  const isOfRow = (row: string) => own.includes(row)
  return (
    rules.includes(id) ||
    criteria.some(({ from, rows = [] }) => from?.includes(id) ?? rows.some(isOfRow))
  )
}
