import type { TestCase } from './test-case.ts'

/** How the tests that name one id ended. */
export interface ItemCount {
  item: string
  passed: number
  failed: number
  skipped: number
  /** The name of the first test that failed; null when none did. */
  failing: string | null
}

/** A report by the ids that its tests name, whether a document has them or not. */
export interface CountedReport {
  tests: number
  /** Tests that name no id. */
  unbound: number
  counts: ItemCount[]
}

/** Counts tests by the ids they name. */
export function countTests(tests: readonly TestCase[]): CountedReport {
  const counts = new Map<string, ItemCount>()
  for (const test of tests) {
    for (const item of test.items) counts.set(item, addTest(counts.get(item), item, test))
  }
  return {
    tests: tests.length,
    unbound: tests.filter(({ items }) => items.length === 0).length,
    counts: [...counts.values()],
  }
}

function addTest(
  count: ItemCount = { item: '', passed: 0, failed: 0, skipped: 0, failing: null },
  item: string,
  { outcome, name }: TestCase,
): ItemCount {
  const counted = { ...count, item, [outcome]: count[outcome] + 1 }
  return outcome === 'failed' ? { ...counted, failing: count.failing ?? name } : counted
}
