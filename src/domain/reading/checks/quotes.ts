import { findWords } from '#domain/language/find-words.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'
import type { WireSaid } from './wire-row.ts'

/** A quote that is in no answer. It is told to the model once. */
export interface MissedQuote {
  question: string
  words: string
}

export interface PlacedQuotes {
  /** In the answer's own letters. */
  said: Said[]
  missed: MissedQuote[]
}

/** Fewer letters than this may be anywhere: another answer than the named one is not looked at. */
const LEAST_LETTERS_ELSEWHERE = 8
const LETTER = /[\p{L}\p{N}]/u
/** Scripts without spaces: a word may begin anywhere. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/**
 * Finds each quote in the answer it names, letter by letter except for Unicode's forms, white space
 * and quotation marks. A model that miscounts the questions is put right where the words are in
 * one other answer alone.
 */
export function placeQuotes(
  said: readonly WireSaid[],
  answers: readonly ReadableAnswer[],
): PlacedQuotes {
  const placed: PlacedQuotes = { said: [], missed: [] }
  for (const { question, words } of said) {
    const named = answers.find((answer) => answer.question === `q${question}`)
    const found = (named && quoteIn(named, words)) ?? quoteElsewhere(words, answers)
    if (found === null) placed.missed.push({ question: `q${question}`, words })
    else if (!placed.said.some((each) => isSame(each, found))) placed.said.push(found)
  }
  return placed
}

/** The one answer that has these words; null when several or none do. */
function quoteElsewhere(words: string, answers: readonly ReadableAnswer[]): Said | null {
  if (words.trim().length < LEAST_LETTERS_ELSEWHERE) return null
  const [only = null, another] = answers.flatMap((answer) => quoteIn(answer, words) ?? [])
  return another === undefined ? only : null
}

function isSame(one: Said, other: Said): boolean {
  return one.question === other.question && one.words === other.words
}

/** The words as they are in the answer, whole words alone: "art" does not stand in "start". */
function quoteIn({ question, text }: ReadableAnswer, words: string): Said | null {
  for (let from = 0; from <= text.length; ) {
    const place = findWords(text, words, from)
    if (place === null || !LETTER.test(words)) return null
    const { start, end } = place
    if (isEdge(text, start) && isEdge(text, end)) {
      return { question, words: text.slice(start, end) }
    }
    from = start + 1
  }
  return null
}

/** Whether no word goes on over this place. */
function isEdge(text: string, at: number): boolean {
  const [before = '', after = ''] = [text.slice(0, at).slice(-1), text.slice(at, at + 1)]
  return !LETTER.test(before) || !LETTER.test(after) || UNSPACED.test(before + after)
}
