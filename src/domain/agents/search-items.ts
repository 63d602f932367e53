import { stem } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import { type Entry, type FullEntry, listEntries } from './list-entries.ts'

/** More than this nobody looks through. */
const MOST_FOUND = 20

export interface Found {
  /** How many there are in all. */
  total: number
  /** The best first. */
  items: Entry[]
}

/**
 * The items in which the words of a query are, in their text or in what the founder said: those
 * with the most of them first, else in the document's order. An id finds its item.
 */
export function searchItems(document: RequirementsDocument, query: string): Found {
  const wanted = [...new Set(wordsOf(query))]
  const scored = listEntries(document).map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
  const found = scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score)
  const items = found
    .slice(0, MOST_FOUND)
    .map(({ entry: { item: _, requirement: __, ...entry } }) => entry)
  return { total: found.length, items }
}

function scoreOf({ id, text, item }: FullEntry, wanted: readonly string[]): number {
  const said = item.quotes.map((quote) => quote.text).join(' ')
  const all = `${text} ${said}`.toLowerCase()
  const words = new Set(wordsOf(all))
  const matches = wanted.filter(
    (word) => words.has(word) || (IS_UNSPACED.test(word) && all.includes(word)),
  )
  const isNamed = wanted.includes(id.toLowerCase())
  return matches.length + (isNamed ? wanted.length + 1 : 0)
}

/** Written without spaces between words: found wherever it is. */
const IS_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const WORD = /[a-z]{2,3}-\d+(?:\.\d+)?|[\p{L}\p{N}]+/gu

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).map((word) =>
    /^[a-z]+$/.test(word) ? stem(word) : word,
  )
}
