import { countWords } from '#domain/language/count-words.ts'
import { UNSPACED } from '#domain/language/japanese/unspaced.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems } from '#domain/language/stems.ts'
import type { Quote, Statement } from '#domain/requirements/document-items.ts'
import { bare, clip } from '#domain/requirements/phrases.ts'

/** What carries the meaning in Japanese: endings are written in hiragana. */
const CARRIED = /[\p{Script=Han}々]+|[\p{Script=Katakana}ー]+|[\p{Script=Latin}\p{N}]+/gu

/** A longer quote is read in the appendix. */
const LONGEST = 220

/**
 * The founder's words that a statement is, letter by letter; null where the sentence is ours, or
 * the user's own edit.
 */
export function findLiteralWords({ text, quotes, edited }: Statement): string | null {
  if (edited === true) return null
  // A text that was too long ends with a sign of it.
  const isCut = text.endsWith('…')
  const said = bare(isCut ? text.slice(0, -1) : text)
  if (said === '') return null
  for (const quote of quotes) {
    const place = quote.text.toLowerCase().indexOf(said.toLowerCase())
    if (place < 0) continue
    return quote.text.slice(place, place + said.length) + (isCut ? '…' : '')
  }
  return null
}

/** The number of a line, or its rank: neither is what is wanted. */
const LINE_START =
  /^(?:[0-9０-９]{1,2}[.)．、）]\s*|[一二三四五六七八九十]{1,2}、|・|(?:must(?:[- ]have)?s?|nice(?: to have)?|必須|あれば|できれば)\s*[:：]\s*)/iu

/** "those are the musts": said once, by the rank. */
function isRank(words: string): boolean {
  return countWords(words) <= MOST_OF_RANK && RANKS.test(words)
}

const MOST_OF_RANK = 6
const THOSE_ARE = /(?:(?:those|these|that['’]s|that is|all|the|it['’]s|is) )*(?:are |a |the )*/iu
const MUSTS = /musts?|must[- ]haves?|essential|first|nice(?: to have)?|if possible|priority/iu
const RANK_IN_JAPANESE =
  /^(?:どうしても|絶対|まず|ぜひ)?(?:必要なのは|必須は|いるのは|できれば|余裕があれば|あればいいのは|ほしいのは)$/iu

const RANKS = makePattern(
  'iu',
)`^(?:and )?${THOSE_ARE}(?:${MUSTS})(?: ones?| things?)?(?:,? in order)?$|${RANK_IN_JAPANESE}`

/** What a rank is told by, and what only speech holds, says nothing more of what is wanted. */
const OF_RANKS = contentStems(
  'must should could would able need want like love nice have has essential always really maybe please um uh er well right so ok okay',
)

/**
 * The quotes that say more than a sentence does: those of which a word that carries meaning is
 * missing in it. What stood in `told` already is not told again; the others join it.
 */
export function addingQuotes(text: string, quotes: readonly Quote[], told: Set<string>): string[] {
  const known = new Set([...contentStems(text), ...OF_RANKS])
  const isSaid = (words: string) =>
    UNSPACED.test(words)
      ? [...words.matchAll(CARRIED)].every(([run]) => text.includes(run))
      : [...contentStems(words)].every((stem) => known.has(stem))
  return quotes.flatMap((quote) => {
    const words = quote.text.trim().replace(LINE_START, '')
    if (told.has(words) || isSaid(words) || isRank(words)) return []
    told.add(words)
    return [clip(UNSPACED.test(words) ? words : withoutSaid(words, isSaid), LONGEST)]
  })
}

/**
 * "Beekeeper announce a delivery so we have buckets" is "so we have buckets" behind a sentence that
 * says who announces what: a quote without the sentence that it begins with, where enough is left.
 */
function withoutSaid(words: string, isSaid: (word: string) => boolean): string {
  const tokens = [...words.matchAll(/\S+/gu)]
  const isSmall = (at: number) => contentStems(tokens[at]?.[0] ?? '').size === 0
  // The number of a list's line is none of its words.
  const isNumber = /^\d{1,2}[.)]?$/u.test(tokens[0]?.[0] ?? '')
  let first = tokens.findIndex(([word], at) => !(at === 0 && isNumber) && !isSaid(word))
  // Small words that lead to what is new: "so we have".
  while (first > 0 && isSmall(first - 1)) first -= 1
  const told = tokens
    .slice(Number(isNumber), first)
    .filter((_, at) => !isSmall(at + Number(isNumber)))
  const rest = words.slice(tokens[first]?.index)
  const isEnough = tokens.length - first >= FEWEST && told.length >= FEWEST
  return isEnough && /^\p{L}/u.test(rest) ? rest : words
}

/** Fewer words are no sentence, and say nothing alone. */
const FEWEST = 3
