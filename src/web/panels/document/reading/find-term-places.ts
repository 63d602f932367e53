import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import type { GlossaryTerm } from '#domain/requirements/document-registers.ts'

/** A text of a section under what it is found by. */
interface TermText<Id> {
  id: Id
  text: string
}

/** Where a term is in a text. */
export interface TermPlace {
  start: number
  end: number
  term: GlossaryTerm
}

/** More terms than this would make a page of dotted lines. */
const MOST_TERMS = 80
const WRITTEN_TOGETHER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** Each term's first mention in a section, by text, in the order of the text; none overlap. */
export function findTermPlaces<Id>(
  texts: readonly TermText<Id>[],
  glossary: readonly GlossaryTerm[],
): Map<Id, TermPlace[]> {
  const places = new Map<Id, TermPlace[]>()
  for (const term of glossary.slice(0, MOST_TERMS).toSorted(longestFirst)) {
    const found = firstMention(term, texts, places)
    if (found === null) continue
    const [id, place] = found
    places.set(
      id,
      [...(places.get(id) ?? []), place].toSorted((a, b) => a.start - b.start),
    )
  }
  return places
}

function firstMention<Id>(
  term: GlossaryTerm,
  texts: readonly TermText<Id>[],
  taken: ReadonlyMap<Id, TermPlace[]>,
): [Id, TermPlace] | null {
  const pattern = patternOf(term.term)
  for (const { id, text } of texts) {
    for (const { index, 0: words } of text.matchAll(pattern)) {
      const place = { start: index, end: index + words.length, term }
      const isFree = (taken.get(id) ?? []).every(
        ({ start, end }) => place.end <= start || end <= place.start,
      )
      if (isFree) return [id, place]
    }
  }
  return null
}

/** The term as a word of its own, in the singular or with an English plural's ending. */
function patternOf(term: string): RegExp {
  const words = escapePattern(term)
  if (WRITTEN_TOGETHER.test(term)) return new RegExp(words, 'giu')
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?:e?s)?(?![\\p{L}\\p{N}])`, 'giu')
}

function longestFirst(a: GlossaryTerm, b: GlossaryTerm): number {
  return b.term.length - a.term.length
}
