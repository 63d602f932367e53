/** Speech written down without a stop: so many words (letters, where none are between words) pass between two signs. */
const MOST_WORDS = 30
const MOST_LETTERS = 120
/** A short answer needs no stop. */
const SHORTEST_WORDS = 30
const SHORTEST_LETTERS = 120
const SIGNS = /[.!?;:,\n\f。、！？；：，…]+(?=\s|$|[^\d])/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu

/**
 * Whether an answer is speech without punctuation. Where one fact ends and the next begins is then
 * only supposed, so that nothing read from it is certain.
 */
export function isRunOn(text: string): boolean {
  const letters = text.match(UNSPACED)?.length ?? 0
  const words = text.match(/\p{L}[\p{L}\p{N}'’-]*/gu)?.length ?? 0
  const pieces = text.split(SIGNS).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length
  if (letters > words * 4) return letters >= SHORTEST_LETTERS && letters / pieces > MOST_LETTERS
  return words >= SHORTEST_WORDS && words / pieces > MOST_WORDS
}
