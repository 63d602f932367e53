import { joinWords, set, type Word } from '#domain/reading/english/grammar/words.ts'
import { makeSingular } from './cast.ts'

const STRIPPED = set(
  'the a an my our your different other all every each few several many some only own humble',
)
const NAME_PARTS = set('NOUN PROPN ADJ X VERB')

/** "the four section leaders" → "section leader"; names keep their capitals. */
export function nameOf(words: readonly Word[]): string {
  const nouns = words.filter(
    ({ pos, inert, low }) => !inert && !STRIPPED.has(low) && NAME_PARTS.has(pos),
  )
  const last = nouns.at(-1)
  if (last === undefined) return ''
  const of = words.findIndex(({ low }) => low === 'of')
  if (of > 0) return `${nameOf(words.slice(0, of))} ${joinWords(words.slice(of))}`
  const capital = /^\p{Lu}/u.test(last.text)
  if (last.pos === 'PROPN' || (capital && !/s$/.test(last.low))) return joinWords(nouns)
  const head = makeSingular(last.text)
  const text = capital ? head.charAt(0).toUpperCase() + head.slice(1) : head
  return joinWords([...nouns.slice(0, -1), { ...last, text }])
}

/** A short phrase without a verb. */
export function isName(words: readonly Word[]): boolean {
  const outer = words.filter(({ inert }) => !inert)
  const last = outer.at(-1)
  const whose = outer[0]?.pos === 'NOUN' && outer[1]?.low === 'of'
  const ends = last?.pos === 'NOUN' || last?.pos === 'PROPN' || outer.length < 3 || whose
  const plain = ends && outer.every(({ pos }) => pos !== 'AUX')
  return outer.length > 0 && outer.length <= 6 && plain && !/\d/.test(joinWords(outer.slice(1)))
}
