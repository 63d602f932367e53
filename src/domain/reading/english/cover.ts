import { baseOf, set } from '#domain/reading/english/grammar/words.ts'

const SMALL = set(
  'a an the of to in on at by for with from as is are be it its this that their his her my our your they he she we i you own and or not no have see get do show send can may must should will per each every all any so if when up out off then own one',
)

/** The words that carry a text, in their base forms. */
export function contentOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => !SMALL.has(word)).map((word) => stemOf(word)))
}

function stemOf(word: string): string {
  return baseOf(word)
    .replace(/(?:ing|ed|e)$/, '')
    .slice(0, 6)
}

/** True where the shorter text says nothing that the longer does not: most of its words are there. */
export function covers(text: string, other: string, least = 0.66): boolean {
  const one = contentOf(text)
  const two = contentOf(other)
  const [small, large] = one.size < two.size ? [one, two] : [two, one]
  if (small.size === 0) return false
  let shared = 0
  for (const word of small) if (large.has(word)) shared++
  if (shared / small.size < least) return false
  // One word in common is enough only for the same deed: "see the line" is not "move the line".
  return small.size > 1 || (large.size < 4 && sameVerb(text, other))
}

/** The same verb, or one that was supplied. */
function sameVerb(text: string, other: string): boolean {
  const verbs = [text, other].map((each) => stemOf(each.toLowerCase().split(' ')[0] ?? ''))
  return verbs[0] === verbs[1] || verbs.some((verb) => verb === 'have' || verb === 'hav')
}
