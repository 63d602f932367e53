import { isEitherWithin } from '#domain/reading/same-words.ts'
import type { Quote } from '#domain/requirements/document-items.ts'

/** True when two quotes are of one answer, and the words of one are those of the other or a part of them. */
export function quotesSame(one: Quote, other: Quote): boolean {
  return one.question === other.question && isEitherWithin(one.text, other.text)
}
