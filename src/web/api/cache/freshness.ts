import type { Query } from '@tanstack/react-query'

/** Milliseconds during which what was just read, or could not be, needs no second look. */
const FRESH_MS = 5000

/**
 * Whether a query has just got its response, or has just failed: the first drawing waits for responses
 * that the screen would otherwise ask for again as it is drawn.
 */
export function isFresh({ state }: Pick<Query, 'state'>): boolean {
  return Date.now() - Math.max(state.dataUpdatedAt, state.errorUpdatedAt) < FRESH_MS
}

/** For `refetchOnMount`: what is read afresh at each visit, but not twice for one. */
export function refetchAtEachVisit(query: Pick<Query, 'state'>): 'always' | false {
  return isFresh(query) ? false : 'always'
}
