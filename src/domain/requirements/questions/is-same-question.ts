import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { asksOther } from './asks-other.ts'

interface Asked {
  text: string
  quotes: readonly Quote[]
}

/** So much of the shorter question is in the other, where both are about the same words. */
const MOSTLY = 0.4
/** So many words that are not quoted say what is asked of those that are; of a script without spaces, pairs of letters. */
const LEAST_ADDED = { spaced: 2, unspaced: 4 } as const
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Whether two questions ask the same: in the same words (`alike`, from 0 to 1), mostly so about the
 * same words of the founder, or about the same words in another language.
 */
export function isSameQuestion(one: Asked, other: Asked, alike: number): boolean {
  if (one.text === other.text) return true
  if (asksOther(one.text, other.text)) return false
  const [stems, others] = [contentStems(one.text), contentStems(other.text)]
  if (measureLikeness(stems, others) >= alike) return true
  const touching = one.quotes.filter((quote) =>
    other.quotes.some((each) => quotesSame(quote, each)),
  )
  if (touching.length === 0) return false
  // No word of one language is in another: the places that they quote tell.
  if (UNSPACED.test(one.text) !== UNSPACED.test(other.text)) {
    return touching.length === one.quotes.length
  }
  const quoted = contentStems([...one.quotes, ...other.quotes].map(({ text }) => text).join('\n'))
  const [added, addedByOther] = [without(stems, quoted), without(others, quoted)]
  const least = UNSPACED.test(one.text) ? LEAST_ADDED.unspaced : LEAST_ADDED.spaced
  const isNew = Math.min(added.size, addedByOther.size) >= least
  if (isNew && sharedCount(added, addedByOther) === 0) return false
  const shorter = Math.min(stems.size, others.size)
  return shorter > 0 && sharedCount(stems, others) / shorter >= MOSTLY
}

function without(stems: ReadonlySet<string>, known: ReadonlySet<string>): Set<string> {
  return new Set([...stems].filter((stem) => !known.has(stem)))
}
