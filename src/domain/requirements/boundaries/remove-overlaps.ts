import type { Limit } from './limit.ts'

/** The limits in the order of their text; of two that overlap, the one that was found first. */
export function removeOverlaps(found: readonly Limit[]): Limit[] {
  const kept: Limit[] = []
  for (const limit of found) {
    const clash = kept.some(({ start, end }) => start < limit.end && end > limit.start)
    if (!clash) kept.push(limit)
  }
  return kept.sort((a, b) => a.start - b.start)
}
