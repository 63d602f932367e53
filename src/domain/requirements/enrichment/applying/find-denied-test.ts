import { findBrokenDefault } from '#domain/requirements/defaults/find-broken-default.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import type { Fault } from '#domain/requirements/enrichment/judge-item.ts'
import type { Bench } from './bench.ts'
import type { CriterionParts } from './criterion-parts.ts'

/** Why a test goes against what holds until two sides agree; null where it does not. */
export function findDeniedTest(
  { document }: Bench,
  parts: CriterionParts,
  quotes: readonly Quote[],
): Fault | null {
  const id = findBrokenDefault(document, { ...parts, quotes })
  if (id === null) return null
  // Who is told so may never have seen it.
  const clash = document.contradictions?.find((each) => each.id === id)
  return { rule: 'denied', words: id, says: clash?.suggestedDefault ?? '' }
}
