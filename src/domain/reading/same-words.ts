import type { Said } from './rows.ts'

const SMALL = new Set(
  'a an the of to in on at by for with from as is are be it its this that their his her my our your they he she we i you and or can may must should will'.split(
    ' ',
  ),
)
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** The words that carry a text in any language: base forms, of Japanese the pairs of characters. */
export function carryingWords(text: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const [word] of text
    .toLowerCase()
    .normalize('NFKC')
    .matchAll(/[\p{L}\p{N}]+/gu)) {
    if (JAPANESE.test(word))
      for (let i = 0; i + 1 < word.length; i++) found.add(word.slice(i, i + 2))
    else if (!SMALL.has(word)) found.add(word.replace(/(?:ing|ed|es|s|e)$/, ''))
  }
  return found
}

/** Whether the one is in the other, letter for letter. */
export function isEitherWithin(one: string, other: string): boolean {
  return one.includes(other) || other.includes(one)
}

/** True when two quotes are of one answer, and the words of one are those of the other or a part of them. */
export function isSameQuote(one: Said, other: Said): boolean {
  return one.question === other.question && isEitherWithin(one.words, other.words)
}

/** True when two texts have the very same carrying words. */
export function haveSameWords(text: string, other: string): boolean {
  const one = carryingWords(text)
  const two = carryingWords(other)
  if (one.size === 0 || one.size !== two.size) return false
  for (const word of one) if (!two.has(word)) return false
  return true
}
