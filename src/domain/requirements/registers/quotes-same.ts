import { isEitherWithin } from '#domain/reading/same-words.ts'
import type { Quote } from '#domain/requirements/document-items.ts'

/** True when two quotes are of one answer, and the words of one are those of the other or a part of them. */
export function quotesSame(one: Quote, other: Quote): boolean {
  return one.question === other.question && isEitherWithin(one.text, other.text)
}

/** "Kept two years" and "two years because of the tax": one ends with what the other begins with, a third of it. */
export function quotesOverlap(one: Quote, other: Quote): boolean {
  if (one.question !== other.question) return false
  return goesOn(one.text, other.text) || goesOn(other.text, one.text)
}

/** Fewer signs are a word that many sentences have. */
const FEWEST = 4

function goesOn(first: string, second: string): boolean {
  const shorter = Math.min(first.length, second.length)
  for (let length = shorter; length * 3 >= shorter && length >= FEWEST; length -= 1) {
    if (first.endsWith(second.slice(0, length))) return true
  }
  return false
}

/** What is kept, how well, by what law and limit: a figure that is asked about is none to build by. */
export function isFigureOf(id: string): boolean {
  return /^(?:ENT|NFR|PRIV|CON)[-#]/u.test(id)
}
