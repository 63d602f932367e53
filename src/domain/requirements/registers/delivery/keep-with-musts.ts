import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'
import { isMust, type SlicePart } from './proposed-slices.ts'

type Told = Pick<RequirementsDocument, 'capabilities'>

/**
 * The parts with what was supplied to a must no later than the last must: the print of a report that has to
 * be there is told in one capability with it, and a founder takes both for the must.
 */
export function keepWithMusts(
  parts: readonly SlicePart[],
  { capabilities = [] }: Told,
): SlicePart[] {
  const last = parts.map(({ of }) => of.some(isMust)).lastIndexOf(true)
  if (last < 0) return [...parts]
  const musts = new Set(parts.flatMap(({ of }) => of.filter(isMust).map(({ id }) => id)))
  const told = new Set(
    capabilities.flatMap(({ items }) => (items.some((id) => musts.has(id)) ? items : [])),
  )
  const isOfMust = (each: FunctionalRequirement) => isSupplied(each) && told.has(each.id)
  const late = parts.slice(last + 1).flatMap(({ of }) => of.filter(isOfMust))
  return parts
    .map((part, at) => {
      const own = part.of.filter((each) => !late.includes(each))
      return { ...part, of: at === last ? [...own, ...late] : own }
    })
    .filter(({ of }) => of.length > 0)
}

function isSupplied({ mark, priority }: FunctionalRequirement): boolean {
  return mark === 'assumed' && priority === 'unsaid'
}
