import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'

interface Asked {
  text: string
  quotes: readonly Quote[]
}

/** So much of the shorter question is in the other, where both are about the same words. */
const MOSTLY = 0.4
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/**
 * Whether two questions ask the same: in the same words (`alike`, from 0 to 1), mostly so about the
 * same words of the founder, or about the same words in another language.
 */
export function isSameQuestion(one: Asked, other: Asked, alike: number): boolean {
  if (one.text === other.text) return true
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
  const shorter = Math.min(stems.size, others.size)
  return shorter > 0 && sharedCount(stems, others) / shorter >= MOSTLY
}
