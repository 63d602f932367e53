import type { Quote, Traced } from '#domain/requirements/document-items.ts'
import { quotesSame } from './quotes-same.ts'

/** Words behind more items than this are the heading of a list, or a sentence of all of it. */
const MOST_SHARING = 3

/** Whether words stand behind so many items ("MUST:") that they tell nothing of one. */
export function isHeading(quote: Quote, items: readonly Pick<Traced, 'quotes'>[]): boolean {
  const sharing = items.filter(({ quotes }) => quotes.some((each) => quotesSame(each, quote)))
  return sharing.length > MOST_SHARING
}
