import { findBrokenDefault } from '#domain/requirements/defaults/find-broken-default.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import { findGoalLimit } from '#domain/requirements/enrichment/asking/find-goal-limit.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import type { Bench } from './bench.ts'
import type { CriterionParts } from './criterion-parts.ts'

/** Why a test goes against what holds until two sides agree, or makes a limit of a goal; null where it does not. */
export function findDeniedTest(
  bench: Bench,
  parts: CriterionParts,
  quotes: readonly Quote[],
): Fault | null {
  const { document } = bench
  const id = findBrokenDefault(document, { ...parts, quotes })
  if (id === null) {
    return findGoalLimit(bench, Object.values(parts).join('. '), { quotes, isTest: true })
  }
  // Who is told so may never have seen it.
  const clash = document.contradictions?.find((each) => each.id === id)
  return { rule: 'denied', words: id, says: clash?.suggestedDefault ?? '' }
}
