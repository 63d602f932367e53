import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Piece } from '#domain/requirements/contradictions/said-pieces.ts'
import { readWords, type TellingWord } from './read-words.ts'
import { remember } from './remember.ts'

/** What is said in one breath, with what it is about. */
export interface Clause {
  piece: Piece
  words: string
  telling: readonly TellingWord[]
  /** What the clause before it in the same sentence is about. */
  before: readonly TellingWord[]
  /** The sentence, or as much of a long one as belongs to it. */
  around: string
}

const PUNCTUATION = /,(?!\d{3})|[;:()—–。、：；（）]|\.(?=\s|$)|\s-\s/u
const REASON = /because|since|cause|otherwise|porque|ya que|weil/iu
const NEXT = /and|so|but|then|and then|y|pero|así que/iu
const SUBJECT =
  /i|we|they|he|she|it|that|this|there|nobody|somebody|people|the|my|our|you|only|yo|ella|él|se|la|el|los/iu
/** Where one thing ends to be said and the next begins. */
const BOUNDARY = makePattern(
  'giu',
)`${PUNCTUATION}|\s(?:${REASON})(?=\s)|(?<!\b(?:nobody|no one|nothing|anything|none))\s(?:${NEXT})\s(?=(?:${SUBJECT}|i['’]\p{L}+|he['’]s|she['’]s|we['’]\p{L}+|they['’]\p{L}+|it['’]s)\s)|(?<!\b(?:nobody|no one|nothing|anything|none))\s(?:but|pero)\s`

/** What has more is a list. */
const MOST_PARTS = 60
/** A longer sentence is speech without full stops: what stands far off belongs to something else. */
const LONGEST = 160

/** The clauses of a sentence, each with the words around it. */
export function splitClauses(piece: Piece): Clause[] {
  return partsOf(piece.words).map((part) => ({ ...part, piece }))
}

const partsOf = remember((sentence: string): Omit<Clause, 'piece'>[] => {
  const parts = sentence
    .split(BOUNDARY)
    .map((words) => (words ?? '').trim())
    .filter((words) => /[\p{L}\p{N}]/u.test(words))
    .slice(0, MOST_PARTS)
  const isLong = sentence.length > LONGEST
  return parts.map((words, at) => ({
    words,
    telling: readWords(words),
    before: readWords(parts.slice(Math.max(0, at - 2), at).join(', ')),
    around: isLong ? parts.slice(Math.max(0, at - 1), at + 2).join(', ') : sentence,
  }))
})
