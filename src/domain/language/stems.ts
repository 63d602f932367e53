const STOP = new Set(
  'a an the and or of to in on at by for with from as is are be was were it its this that these those their his her my our your own they them he she we i you then than so if when while must should can may shall will would not no never only also all any each every app user users nice have has had having do does who what which there after before until into out off up per about more most very just let lets'.split(
    ' ',
  ),
)

const SUFFIXES: readonly [RegExp, string][] = [
  [/(?:'s|’s|'|’)$/, ''],
  [/ies$/, 'y'],
  [/(ss|ch|sh|x)es$/, '$1'],
  [/([^s])s$/, '$1'],
  [/ations?$/, ''],
  [/(.{4,})ments?$/, '$1'],
  [/(.{3,})ing$/, '$1'],
  [/(.{3,})ed$/, '$1'],
  [/([b-df-hj-np-tv-z])\1$/, '$1'],
  [/e$/, ''],
]

/** Most words have none of the endings, and are left alone at once. */
const ENDING = /(?:[se'’]|ation|ment|ing|ed|([b-df-hj-np-tv-z])\1)$/

/** No word is longer; what is compares by its beginning. */
const MAX_WORD = 40

/** A word without its endings, so that "books", "booking" and "booked" meet. */
export function stem(word: string): string {
  let result = word.slice(0, MAX_WORD).toLowerCase()
  if (result.length < 4 || !ENDING.test(result)) return result
  for (const [pattern, replacement] of SUFFIXES) {
    const next = result.replace(pattern, replacement)
    if (next.length >= 3) result = next
  }
  return result
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** The words that carry a text's meaning, each once. Scripts without spaces yield pairs of letters. */
export function contentStems(text: string): Set<string> {
  const stems = new Set<string>()
  for (const [word] of text.matchAll(WORD)) {
    if (UNSPACED.test(word)) {
      for (let i = 0; i + 1 < word.length; i += 1) {
        // Endings are written in hiragana alone and tell nothing.
        const pair = word.slice(i, i + 2)
        if (!/^\p{Script=Hiragana}+$/u.test(pair)) stems.add(pair)
      }
    } else if (!STOP.has(word.toLowerCase())) {
      stems.add(stem(word))
    }
  }
  return stems
}

/** How alike two sets of stems are, from 0 to 1: shared ones against all (Dice). */
export function measureLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0
  return (2 * sharedCount(a, b)) / (a.size + b.size)
}

export function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [small, large] = a.size < b.size ? [a, b] : [b, a]
  let shared = 0
  for (const entry of small) if (large.has(entry)) shared += 1
  return shared
}
