import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Quote, Role, Traced } from '#domain/requirements/document-items.ts'
import { quotesSame } from './quotes-same.ts'

/** Words behind more items than this are the heading of a list, or a sentence of all of it. */
const MOST_SHARING = 3

/** Whether words stand behind so many items ("MUST:") that they tell nothing of one. */
export function isHeading(quote: Quote, items: readonly Pick<Traced, 'quotes'>[]): boolean {
  const sharing = items.filter(({ quotes }) => quotes.some((each) => quotesSame(each, quote)))
  return sharing.length > MOST_SHARING
}

/**
 * Whether words only say who somebody is or who speaks ("Joke here", "Colin:"): names and no more, or the words of
 * a role that hold nothing of what is asked but names. They stand behind whatever that person does, and tie nothing.
 */
export function isWho(
  quote: Quote,
  { text, roles }: { text: string; roles: readonly Pick<Role, 'name' | 'also' | 'quotes'>[] },
): boolean {
  const names = contentStems(roles.flatMap(({ name, also = [] }) => [name, ...also]).join('\n'))
  const own = new Set([...contentStems(quote.text)].filter((stem) => !names.has(stem)))
  if (own.size === 0) return names.size > 0
  const isOfRole = roles.some(({ quotes }) =>
    quotes.some((each) => each.question === quote.question && each.text.includes(quote.text)),
  )
  return isOfRole && sharedCount(own, contentStems(text)) === 0
}
