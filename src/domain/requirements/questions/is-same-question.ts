import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { measureLikeness } from '#domain/language/stems.ts'
import type { Quote } from '#domain/requirements/document-items.ts'
import { quotesSame } from '#domain/requirements/registers/quotes-same.ts'
import { askedWords } from './asked-words.ts'
import { asksOther } from './asks-other.ts'

interface Asked {
  text: string
  quotes: readonly Quote[]
}

/** From here on two questions ask the same: of six words, one may be another's alone, and none be exchanged. */
const ALIKE = 0.85

/**
 * Whether two questions ask the same thing: for the same (who, when, how much) and in words of the same
 * meaning. That they quote the same words says only what they are about; of two languages, where no
 * word of the one is in the other, it has to do.
 */
export function isSameQuestion(one: Asked, other: Asked): boolean {
  if (one.text === other.text) return true
  if (asksOther(one.text, other.text)) return false
  if (UNSPACED.test(one.text) !== UNSPACED.test(other.text)) {
    return one.quotes.length > 0 && one.quotes.every((quote) => isQuoted(quote, other))
  }
  return measureLikeness(askedWords(one.text), askedWords(other.text)) >= ALIKE
}

function isQuoted(quote: Quote, { quotes }: Asked): boolean {
  return quotes.some((each) => quotesSame(quote, each))
}
