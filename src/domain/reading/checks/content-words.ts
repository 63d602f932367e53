import { findBase } from '#domain/language/irregular-forms.ts'
import { UNSPACED } from '#domain/language/japanese/unspaced.ts'

/** Words that carry no meaning of their own: articles, pronouns, prepositions, auxiliaries. */
const SMALL = new Set(
  `a an the this that these those it its he she they them their theirs his her hers we us our ours i me my mine
  you your yours one ones who whom whose which what where there here and or but nor so if then than when while
  as at by for from in into of off on onto out over per through to up with within without about after before
  until till since is are was were be been being am do does did done have has had can could may might must
  shall should will would not no nor never also too just only own other others another else all any each every
  both some more most much many very again even still yet already same such etc app application user users
  non el la los las un una unos unas de del al y o que en por para con se su sus lo es son
  der die das den dem ein eine einen und oder zu im am von mit für auf ist sind sich
  le les des du et ou à au aux dans pour par sur est sont qui ne pas`.split(/\s+/),
)

const CJK = /[\p{Script=Han}\p{Script=Katakana}ー々]+/gu
const SPACED = /[\p{L}\p{M}][\p{L}\p{M}\p{N}]*/gu
const ENDINGS = /(?:ations?|ings?|ers?|ed|es|s|e|ly)$/

/** The words of a text that carry meaning, in a form in which "picks" and "picked" are one. */
export function contentWords(text: string): string[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’']s\b/g, '')
  const spaced = [...plain.matchAll(SPACED)]
    .map(([word]) => word)
    .filter((word) => !UNSPACED.test(word) && !SMALL.has(word))
    .map(stemOf)
  return [...spaced, ...[...plain.matchAll(CJK)].map(([run]) => run)]
}

/** How people write fast. A shortened word without vowels or cut short needs no entry: "nxt", "dep". */
const SPELT: ReadonlyMap<string, string> = new Map(
  `nite night|wen when|wat what|wk week|thru through|nos number|cuz because|u you|ur your|pls please
  |tmrw tomorrow|abt about|hv have|ppl people|pic picture|pics picture|max maximum|min minimum`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
)

function stemOf(word: string): string {
  const base = findBase(word) ?? SPELT.get(word) ?? word
  const cut = base.replace(/(?:ies|ied)$/, 'y').replace(ENDINGS, '')
  // "stopping" and "stop"; a word that is nothing but an ending stays whole.
  const stem = cut.length < 3 ? base.replace(/(?<=\p{L}{3})s$/u, '') : cut
  return stem.replace(/([^aeiou])\1$/, '$1').replace(/y$/, 'i')
}

/** The words that none of the sources holds. */
export function findWordsBeyond(words: readonly string[], sources: readonly string[]): string[] {
  const known = sources.flatMap(contentWords)
  return words.filter((word) => !known.some((each) => isAlike(word, each)))
}

/** One word, two forms: equal, one begins the other, or for runs without spaces one in the other. */
function isAlike(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (UNSPACED.test(one)) return long.includes(short) || sharesSigns(one, other)
  return (short.length >= 4 && long.startsWith(short)) || isShortened(short, long)
}

/** "Dep" for deposit, "mth" for month: three letters of its beginning, or its consonants in order. */
function isShortened(short: string, long: string): boolean {
  if (short.length === 3 && long.startsWith(short)) return long.length >= 6
  const letters = [...short.replace(/s$/, '')]
  if (letters.length < 2 || /[aeiou]/.test(short) || short[0] !== long[0]) return false
  let at = 0
  return letters.every((letter) => {
    at = long.indexOf(letter, at) + 1
    return at > 0
  })
}

/** Two signs in a row that both have: 予約 in 予約日 and 仮予約. */
function sharesSigns(one: string, other: string): boolean {
  return Array.from({ length: one.length - 1 }, (_, at) => one.slice(at, at + 2)).some((pair) =>
    other.includes(pair),
  )
}

/** Which share of the words a text holds, from 0 to 1. */
export function shareIn(words: readonly string[], text: string): number {
  if (words.length === 0) return 0
  return 1 - findWordsBeyond(words, [text]).length / words.length
}
