const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu
const WORD = /[\p{L}\p{N}][^\s]*/gu
const LETTERS_A_WORD = 2.5

/** Words where spaces part them; of Japanese, which has none, every few letters count as one. */
export function countWords(text: string): number {
  const dense = text.match(DENSE)?.length ?? 0
  const spaced = dense === 0 ? text : text.replace(DENSE, ' ')
  return (spaced.match(WORD)?.length ?? 0) + Math.ceil(dense / LETTERS_A_WORD)
}
