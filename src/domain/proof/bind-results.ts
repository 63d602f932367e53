import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { listCriteria, listRequirements } from '#domain/requirements/registers/list-items.ts'
import type { TestCase } from './test-case.ts'

/** What a report says of one item: what the item said at that time, and how its tests ended. */
export interface BoundResult {
  item: string
  /** The item's words then: a result proves nothing of other words. */
  said: string
  passed: number
  failed: number
  skipped: number
  /** The name of the first test that failed; null when none did. */
  failing: string | null
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

/** Binds tests to the document's items by the ids they name. */
export function bindResults(
  document: RequirementsDocument,
  tests: readonly TestCase[],
): BoundReport {
  const provable = listProvable(document)
  const bound = new Map<string, BoundResult>()
  const unknown = new Set<string>()
  for (const test of tests) {
    for (const item of test.items) {
      const said = provable.get(item)
      if (said === undefined) unknown.add(item)
      else bound.set(item, addTest(bound.get(item) ?? beginResult(item, said), test))
    }
  }
  return {
    results: [...bound.values()],
    unbound: tests.filter(({ items }) => items.length === 0).length,
    unknown: [...unknown],
  }
}

function beginResult(item: string, said: string): BoundResult {
  return { item, said, passed: 0, failed: 0, skipped: 0, failing: null }
}

function addTest(result: BoundResult, { outcome, name }: TestCase): BoundResult {
  const counted = { ...result, [outcome]: result[outcome] + 1 }
  return outcome === 'failed' ? { ...counted, failing: result.failing ?? name } : counted
}
