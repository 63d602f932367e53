import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import type { StageWay, StatusTable } from '#domain/requirements/document-stages.ts'
import { deedOfWay } from './deed-of-way.ts'
import type { SlicePart } from './proposed-slices.ts'

interface Plan extends Pick<RequirementsDocument, 'statusTables'> {
  parts: readonly SlicePart[]
}

/**
 * The part by which a thing can be taken on by this deed: the next after the one in which it is first taken (sent to
 * the mender, lent, reserved). What nobody can bring back is lost until then. -1 where the deed takes nothing on.
 */
export function findReleased({ id }: FunctionalRequirement, { statusTables, parts }: Plan): number {
  const placeOf = (deed: string | undefined) =>
    parts.findIndex(({ of }) => of.some((each) => each.id === deed))
  const due = statusTables.flatMap((table) => {
    const takes = listTaking(table)
    const isOn = table.transitions.some((way) => takes.has(way.from) && deedOf(way) === id)
    if (!isOn) return []
    const begun = table.transitions
      .filter((way) => takes.has(way.to) && !takes.has(way.from))
      .map((way) => placeOf(deedOf(way)))
      .filter((at) => at >= 0)
    return begun.length === 0 ? [] : [Math.min(...begun) + 1]
  })
  return due.length === 0 ? -1 : Math.min(...due)
}

/** The stages in which nobody else gets the thing. */
function listTaking({ notes = [] }: StatusTable): ReadonlySet<string> {
  return new Set(notes.flatMap(({ stage, takes }) => (takes === true ? [stage] : [])))
}

/** The deed that takes a thing along; by the clock it needs none. */
function deedOf(way: StageWay): string | undefined {
  return way.byTime === true ? undefined : deedOfWay(way)
}
