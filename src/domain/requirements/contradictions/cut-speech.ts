import type { Piece } from './said-pieces.ts'

/** Where speech without full stops may be cut: at a comma, or where somebody acts anew. */
const NEXT =
  /,\s(?!\d)|\s(?=(?:and|so|but|because)(?: then)? (?:i|we|they|he|she|it|that|this|there|nobody|somebody|people|the)(?:['’]\p{L}+)?\s)|、/giu
/** What is shorter says too little alone. */
const ENOUGH = 90

/** The parts of a long sentence, each a piece of its words. */
export function cutSpeech({ question, words }: Piece): Piece[] {
  const parts: string[] = []
  let from = 0
  for (const { index, 0: cut } of words.matchAll(NEXT)) {
    const to = index + cut.length
    if (to - from < ENOUGH) continue
    parts.push(words.slice(from, to))
    from = to
  }
  parts.push(words.slice(from))
  return parts.map((part) => ({ question, words: part.replace(/[\s,、]+$/u, '').trim() }))
}
