import { findWords } from '#domain/language/find-words.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Said } from '#domain/reading/rows.ts'

/** So much is shown on each side of a quote; signs of Japanese say about twice as much. */
const MOST = 160
const ENDS = /[.!?。！？\n]/u

/**
 * Where quotes are in their answers, for whoever judges them: from the sentence before to the
 * end of their own. It tells who is meant where a sentence leaves that out. Each place once.
 */
export function findWordsAround(
  said: readonly Said[],
  answers: readonly ReadableAnswer[],
): string[] {
  const around = said.flatMap(({ question, words }) => {
    const text = answers.find((answer) => answer.question === question)?.text ?? ''
    const place = findWords(text, words)
    if (place === null) return []
    const shown = text.slice(beginOf(text, place.start), endOf(text, place.end)).trim()
    return shown === words.trim() ? [] : [shown]
  })
  return [...new Set(around)].filter(
    (one, at, all) => !all.some((other, place) => place !== at && other.includes(one)),
  )
}

/** The beginning of the sentence before the one that holds this place. */
function beginOf(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - MOST), start)
  const ends = [...before.matchAll(new RegExp(ENDS, 'gu'))].map(({ index }) => index + 1)
  const cut = start - before.length
  return ends.length < 2 ? cut : cut + (ends.at(-2) ?? 0)
}

function endOf(text: string, end: number): number {
  const after = text.slice(end, end + MOST)
  const at = after.search(ENDS)
  return end + (at === -1 ? after.length : at)
}
