import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
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
    .map(({ entry: { item: _, line: __, requirement: ___, ...entry } }) => entry)
  return { total: found.length, items }
}

function scoreOf(entry: FullEntry, wanted: readonly string[]): number {
  const { all, words } = readWords(entry)
  const matches = wanted.filter(
    (word) => words.includes(` ${word} `) || (UNSPACED.test(word) && all.includes(word)),
  )
  const isNamed = wanted.includes(entry.id.toLowerCase())
  return matches.length + (isNamed ? wanted.length + 1 : 0)
}

/** What an entry says in small letters, and its words by their stems, with a space around each. */
interface Words {
  all: string
  words: string
}

/** Made once for each entry: finding the stems takes longer than looking through them. */
const read = new WeakMap<FullEntry, Words>()

function readWords(entry: FullEntry): Words {
  const known = read.get(entry)
  if (known) return known
  const said = entry.item.quotes.map((quote) => quote.text).join(' ')
  const all = `${entry.text} ${said}`.toLowerCase()
  const made = { all, words: ` ${wordsOf(all).join(' ')} ` }
  read.set(entry, made)
  return made
}

const WORD = /[a-z]{2,3}-\d+(?:\.\d+)?|[\p{L}\p{N}]+/gu

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).map((word) =>
    /^[a-z]+$/.test(word) ? stem(word) : word,
  )
}
