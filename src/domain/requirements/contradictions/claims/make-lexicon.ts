/** A name by which words of one meaning are known. */
export interface Named<Kind extends string> {
  name: string
  kind: Kind
}

/** What a word of a text is, by the lists: `null` for one that stands in none. */
export interface Lexicon<Kind extends string> {
  /** Finds phrases, words and runs of Japanese letters, in this order of groups. */
  pattern: RegExp
  find: (word: string) => Named<Kind> | null
}

type Names = Readonly<Record<string, string>>

const LATIN = /\p{Script=Latin}/u
/** No two lists of endings begin with fewer letters. */
const KEY = 3

/** Makes lists of words (`*` any ending, `_` a space) findable in a text. */
export function makeLexicon<Kind extends string>(
  lists: readonly (readonly [Kind, Names])[],
): Lexicon<Kind> {
  const whole = new Map<string, Named<Kind>>()
  const beginnings = new Map<string, [string, Named<Kind>][]>()
  const phrases: string[] = []
  const japanese: string[] = []
  const learn = (word: string, named: Named<Kind>) => {
    const bare = word.replaceAll('_', ' ').replace(/\*$/, '').toLowerCase()
    if (!LATIN.test(word)) japanese.push(bare)
    else if (word.includes('_')) phrases.push(bare)
    if (!word.endsWith('*')) whole.set(bare, named)
    else
      beginnings.set(bare.slice(0, KEY), [
        ...(beginnings.get(bare.slice(0, KEY)) ?? []),
        [bare, named],
      ])
    if (word.includes('_')) whole.set(bare, named)
  }
  for (const [kind, names] of lists)
    for (const [name, words] of Object.entries(names))
      for (const word of words.split(' ')) if (word !== '') learn(word, { name, kind })
  return {
    pattern: patternOf(phrases, japanese),
    find: (word) =>
      whole.get(word) ??
      beginnings.get(word.slice(0, KEY))?.find(([begin]) => word.startsWith(begin))?.[1] ??
      null,
  }
}

function patternOf(phrases: readonly string[], japanese: readonly string[]): RegExp {
  const all = (words: readonly string[]) =>
    [...words].sort((a, b) => b.length - a.length).join('|') || '(?!)'
  return new RegExp(
    [
      `(?<phrase>(?<![\\p{L}\\p{N}])(?:${all(phrases)})(?=\\p{L}*))`,
      `(?<known>${all(japanese)})`,
      `(?<latin>\\p{Script=Latin}[\\p{Script=Latin}’'-]*)`,
      '(?<run>[\\p{Script=Han}々]+|[\\p{Script=Katakana}ー]{2,})',
    ].join('|'),
    'giu',
  )
}
