import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import {
  isNominative,
  joinWords,
  set,
  trimPunctuation,
  type Word,
} from '#domain/reading/english/grammar/words.ts'
import { rankOfHeading } from '#domain/reading/english/priorities.ts'
import type { RowPriority } from '#domain/reading/rows.ts'

const NAMING = set('NOUN PROPN ADJ DET ADP NUM X PART CCONJ PUNCT')
const MOST_WORDS = 9
/** Words that name nothing of their own. */
const EMPTY = set(
  'thing things stuff bit one ones way lot kind sort part rest same etc something anything',
)

/**
 * "firing log", "photo of who fetches": a noun phrase that is said whole, of two words at least.
 * One word alone, a clause and a list are none: somebody has to say what is meant.
 */
export function isWholeName(words: readonly Word[]): boolean {
  const told = trimPunctuation(words).filter(({ inert }) => !inert)
  const [first] = told
  const last = told.at(-1)
  if (first === undefined || last === undefined || told.length > MOST_WORDS) return false
  if (told.some(({ low, pos }) => low === ',' || low === ';' || low === 'or' || pos === 'AUX'))
    return false
  const begins =
    first.pos === 'NOUN' || first.pos === 'PROPN' || first.pos === 'ADJ' || first.pos === 'DET'
  const plain = told.every(
    ({ pos, low }, at) => NAMING.has(pos) || (pos === 'VERB' && at > 0 && low.endsWith('ed')),
  )
  // "locker by locker" tells how, not what.
  if (told.some(({ low }, at) => low === 'by' && told[at - 1]?.low === told[at + 1]?.low))
    return false
  const nouns = told.filter(
    ({ pos, low }) => (pos === 'NOUN' || pos === 'PROPN') && !EMPTY.has(low) && low.length > 2,
  )
  const carrying = told.filter(
    ({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'ADJ' || pos === 'VERB',
  )
  return (
    begins &&
    plain &&
    (last.pos === 'NOUN' || last.pos === 'PROPN') &&
    nouns.length > 0 &&
    carrying.length > 1
  )
}

/** Whether a phrase names something: "Actually no" and "I should like it" do not. */
export function namesSomething(words: readonly Word[]): boolean {
  const speaks = words.some(
    (word, at) =>
      isNominative(word) && (words[at + 1]?.pos === 'AUX' || words[at + 1]?.pos === 'VERB'),
  )
  return (
    !speaks &&
    words.some(({ pos, low }) => /^(?:NOUN|PROPN|X|ADJ|VERB)$/.test(pos) && low.length > 2)
  )
}

const RANKS = 'musts?(?:[- ]haves?)?|second|third|should|could|nice(?: to have)?|optional|essential'
const LESS_URGENT = 'later|not (?:so )?urgent|not essential|can wait'
const RANK_PART = makePattern(
  'i',
)`^(?:and )?(?:(?:that(?:'s| is|s) |is )?(?:a |an )?)?(?:${RANKS}|${LESS_URGENT}|(?:first|second|third) (?:rank|priority))\b.{0,16}$`

/** "service dates, second, not far off first": a part that is only a rank ranks the rest. */
export function rankInParts(words: readonly Word[]): { words: Word[]; rank: RowPriority | null } {
  const parts: Word[][] = [[]]
  for (const word of words) {
    if (!word.inert && word.low === ',') parts.push([])
    else parts.at(-1)?.push(word)
  }
  const at = parts.findIndex((part, i) => i > 0 && RANK_PART.test(joinWords(part)))
  if (at === -1) return { words: [...words], rank: null }
  const rank = rankOfHeading(joinWords(parts[at] ?? []))
  if (rank === null || rank === 'out') return { words: [...words], rank: null }
  const before = parts.slice(0, at).flat()
  const after = at === parts.length - 1 ? [] : parts.slice(at + 1)
  // Behind the rank there may be more of what is meant, or a remark on the rank.
  const more = after.flat().some(({ pos }) => pos === 'NOUN') ? after.flat() : []
  return { words: [...before, ...more], rank }
}
