import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listCriteria, listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { CountedReport, ItemCount } from './count-tests.ts'

/** What a report says of one item: what the item said at that time, and how its tests ended. */
export interface BoundResult extends ItemCount {
  /** The item's words then: a result proves nothing of other words. */
  said: string
}

/** A report's results by the items they are bound to, and what could not be bound. */
export interface BoundReport {
  results: BoundResult[]
  /** Tests that name no item. */
  unbound: number
  /** Ids that the document does not have. */
  unknown: string[]
}

/** What each requirement and criterion says, by its id. */
export function listProvable(document: RequirementsDocument): Map<string, string> {
  return new Map(
    listRequirements(document).flatMap((requirement) => [
      [requirement.id, requirement.text] as const,
      ...listCriteria(requirement).map(({ item, key }) => [item.id, key] as const),
    ]),
  )
}

/** Binds a report to the document's items by the ids that its tests name. */
export function bindResults(
  document: RequirementsDocument,
  { counts, unbound }: CountedReport,
): BoundReport {
  const provable = listProvable(document)
  return {
    results: counts.flatMap((count) => {
      const said = provable.get(count.item)
      return said === undefined ? [] : [{ ...count, said }]
    }),
    unbound,
    unknown: counts.map(({ item }) => item).filter((item) => !provable.has(item)),
  }
}
