import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import type { Capability, ToldLine } from '#domain/requirements/document-registers.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import { listToldElsewhere } from './group-requirements.ts'
import { isHollow } from './part-criteria.ts'
import { repeatsTold } from './repeats-told.ts'

/** A line with the criteria that say nothing else. */
export interface LineWithTests {
  line: ToldLine
  repeated: string[]
}

/** A capability with what it tells. */
export interface ToldTogether {
  capability: Capability
  /** Those of its requirements that a line tells. */
  requirements: FunctionalRequirement[]
  lines: LineWithTests[]
  /** The criteria that stand below its lines, since none tells them. */
  shown: AcceptanceCriterion[]
  /** Those that tell nothing where they are: they stand with more tests. */
  empty: AcceptanceCriterion[]
}

/** The capabilities that tell any of these requirements. */
export function listTogether(
  desk: Desk,
  requirements: readonly FunctionalRequirement[],
): ToldTogether[] {
  const { document } = desk
  const { capabilities = [], ruleRows = [] } = document
  const elsewhere = listToldElsewhere(desk)
  const inRows = ruleRows.flatMap(({ items }) => items)
  return capabilities.flatMap((capability): ToldTogether[] => {
    const told = new Set([...capability.lines.flatMap(({ items }) => items), ...inRows])
    const own = capability.items.flatMap(
      (id) => requirements.find((each) => each.id === id && told.has(id)) ?? [],
    )
    if (own.length === 0) return []
    const all = own.flatMap(({ criteria }) => criteria)
    const empty = all.filter(isHollow)
    const untold = all.filter((each) => !told.has(each.id) && !empty.includes(each))
    const isEmpty = ({ items }: ToldLine) =>
      items.length > 0 && items.every((item) => empty.some(({ id }) => id === item))
    const kept = capability.lines.filter((line) => !isEmpty(line) && !isOnlyOf(line, elsewhere))
    const lines = belowLeads(kept).map((line) => ({
      line,
      repeated: untold
        .filter((each) => repeatsTold(each, [line.text], document.roles))
        .map(({ id }) => id),
    }))
    const repeated = new Set(lines.flatMap((each) => each.repeated))
    const shown = untold.filter(({ id }) => !repeated.has(id))
    const left = new Set(lines.flatMap(({ line }) => line.items))
    return [
      {
        ...{ capability, requirements: own, lines, shown },
        empty: empty.filter(({ id }) => !left.has(id)),
      },
    ]
  })
}

/** Whether a line tells, or tests, none but these functions. */
function isOnlyOf({ at, items }: ToldLine, functions: ReadonlySet<string>): boolean {
  const told = items.filter((id) => kindOf(id) === 'FR')
  return (told.length > 0 ? told : [at]).every((id) => functions.has(id))
}

/** What a line tests, or asks, comes behind the first line of what it stands with. */
function belowLeads(lines: readonly ToldLine[]): ToldLine[] {
  const isLead = ({ items }: ToldLine) => items.some((id) => kindOf(id) === 'FR')
  const placeOf = (line: ToldLine, own: number) => {
    const lead = lines.findIndex((each) => isLead(each) && each.items.includes(line.at))
    return isLead(line) || lead < own ? own : lead + BEHIND
  }
  return lines
    .map((line, own) => ({ line, place: placeOf(line, own) }))
    .sort((one, other) => one.place - other.place)
    .map(({ line }) => line)
}

/** Before the line that follows. */
const BEHIND = 0.5

/** What is told together of these requirements, and those that no line tells. */
export function partTogether(
  desk: Desk,
  requirements: readonly FunctionalRequirement[],
): { together: ToldTogether[]; apart: FunctionalRequirement[] } {
  const together = listTogether(desk, requirements)
  const told = together.flatMap((each) => each.requirements)
  return { together, apart: requirements.filter((each) => !told.includes(each)) }
}
