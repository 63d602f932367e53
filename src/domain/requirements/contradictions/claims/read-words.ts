import { stem } from '#domain/language/stems.ts'
import { ACT_NAMES } from './act-names.ts'
import { makeLexicon } from './make-lexicon.ts'
import { PEOPLE_NAMES } from './people-names.ts'
import { PLAIN_JAPANESE, PLAIN_WORDS } from './plain-words.ts'
import { remember } from './remember.ts'
import { THING_NAMES } from './thing-names.ts'
import { TOLD_WAYS } from './told-ways.ts'

/** A word that says what a sentence is about, by one name for all words of its meaning. */
export interface TellingWord {
  name: string
  /** A thing that is known by name, something that is done, or any other word. */
  kind: 'thing' | 'act' | 'other'
  start: number
  end: number
}

const WORDS = makeLexicon([
  ['thing', THING_NAMES],
  ['act', ACT_NAMES],
] as const)
const PEOPLE = makeLexicon([['person', PEOPLE_NAMES]] as const)

/** The telling words of a text, in their order. */
export const readWords = remember((text: string): readonly TellingWord[] => {
  const words = [...text.matchAll(WORDS.pattern)].flatMap((match): TellingWord[] => {
    const named = nameOf(match[0].toLowerCase(), match.groups?.run !== undefined)
    return named ? [{ ...named, start: match.index, end: match.index + match[0].length }] : []
  })
  const ways = TOLD_WAYS.flatMap(([name, way]) =>
    [...text.matchAll(way)].map(
      ({ index, 0: told }): TellingWord => ({
        name,
        kind: 'thing',
        start: index,
        end: index + told.length,
      }),
    ),
  )
  return [...words, ...ways]
})

function nameOf(word: string, isRun: boolean): Pick<TellingWord, 'name' | 'kind'> | null {
  if (isRun) {
    const bare = word.replace(/[〇零一二三四五六七八九十百千万億]+/g, '')
    return bare === '' || PLAIN_JAPANESE.has(bare) ? null : { name: bare, kind: 'other' }
  }
  const bare = word.replace(/['’]s$|['’]$/, '')
  const isPlain = PLAIN_WORDS.has(bare.replace(/['’]/g, '')) || /n['’]t$/.test(bare)
  const known = WORDS.find(bare)
  if (known && (!isPlain || known.kind === 'act')) return known
  return isPlain || bare.length < 2 ? null : { name: stem(bare), kind: 'other' }
}

/** Somebody who is named by what they are. */
export interface Person {
  name: string
  start: number
  end: number
}

/** "who packs", "is presenting": what somebody is by what they do. */
export function readDoers(text: string): string[] {
  return [...text.matchAll(/\p{Script=Latin}{4,}/gu)].flatMap(([word]) => {
    const begin = stem(word.toLowerCase())
    const named = [begin, `${begin}er`, `${begin}or`, `${begin}ist`].map(PEOPLE.find)
    return named.find((each) => each !== null)?.name ?? []
  })
}

/** The people a text names, in their order. */
export const readPeople = remember((text: string): readonly Person[] => {
  return [...text.matchAll(PEOPLE.pattern)].flatMap(({ index, 0: told }): Person[] => {
    const bare = told.replace(/['’]s$|['’]$/, '')
    const named = PEOPLE.find(bare.toLowerCase())
    return named ? [{ name: named.name, start: index, end: index + bare.length }] : []
  })
})
