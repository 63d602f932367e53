import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, stem } from '#domain/language/stems.ts'
import { collectFacts, findCurrencies } from '#domain/requirements/checks/document/facts.ts'
import { claimsIn, isFounded } from '#domain/requirements/checks/document/invention.ts'

/**
 * The numbers, names and amounts of a text that the sources do not hold. A number counts as held
 * only before the same word: "1–3 teachers" is no reason for "3 weeks".
 */
export function findUnfounded(given: string, told: readonly string[]): string[] {
  const text = withPercents(given)
  const sources = told.map(withPercents)
  const facts = sources.map(collectFacts)
  const tellsDays = sources.some((source) => SPAN_OF_DAYS.test(source))
  const isTold = (words: string) =>
    (tellsDays && ONE_DAY.test(words)) || sources.some((source) => standsIn(words, source))
  const claims = claimsIn(text).filter(
    (claim) => !isFounded(claim, facts) && !isTold(text.slice(claim.start, claim.end)),
  )
  const found = new Set(claims.map(({ start }) => start))
  const known = new Set(sources.flatMap((source) => countedThings(source).map(({ key }) => key)))
  const pairs = countedThings(text).filter(
    ({ key, start, words }) =>
      !known.has(key) && !found.has(start) && !isTold(words) && !sources.some(tellsBoth(key)),
  )
  return [
    ...claims.map(({ start, end }) => text.slice(start, end)),
    ...pairs.map(({ words }) => words),
  ]
}

/** "60 percent", "60%" and 「60パーセント」 are one figure. */
function withPercents(text: string): string {
  return text.replace(PERCENT, ' %')
}

const PERCENT = /(?<=[\p{Nd}\p{L}])\s?(?:%|％|パーセント|(?:per ?cent|pct\.?)(?!\p{L}))/giu

const DAY =
  /(?:mon|tue|wed|thu|fri|sat|sun|tues|weds|thurs?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?/iu
const ONE_DAY = makePattern('iu')`^${DAY}$`
/** "Monday to Friday" says of every other day that it is none of them. */
const SPAN_OF_DAYS = makePattern('iu')`\b${DAY}\s*(?:to|till|until|through|-|–|—)\s*${DAY}\b`

/** "grades 6 to 8 at £58 per exam": what the number counts comes a little later in the source. */
function tellsBoth(key: string): (source: string) => boolean {
  const [number, thing = ''] = key.split(' ')
  return (source) => {
    const numbers = findNumbers(source)
    return numbers.some(({ readings, start, end }) => {
      const nexts = numbers.map((each) => each.start).filter((each) => each >= end)
      const to = Math.min(end + MOST_BETWEEN, ...nexts)
      const before = numbers.map((each) => each.end).filter((each) => each <= start)
      const from = Math.max(start - MOST_BETWEEN, 0, ...before)
      if (readings.at(-1) !== number) return false
      if (thing === 'age' && IS_AGE.test(source.slice(0, start))) return true
      // "Photos of every room, minimum 6": what is counted may stand before.
      const around = `${source.slice(from, start)} ${source.slice(end, to)}`
      return contentStems(around).has(thing)
    })
  }
}

/** In letters. */
const MOST_BETWEEN = 30

/** Whether a source has just these words, as words of their own: 15 does not stand in 150. */
function standsIn(words: string, source: string): boolean {
  const [plain, whole] = [words, source].map((text) => text.normalize('NFKC').toLowerCase())
  if (plain === undefined || whole === undefined || plain.trim() === '') return false
  for (let at = whole.indexOf(plain); at !== -1; at = whole.indexOf(plain, at + 1)) {
    const [before, after] = [whole[at - 1] ?? '', whole[at + plain.length] ?? '']
    const goesOn = /[\p{N}\p{Script=Latin}.,:]/u
    // "Sunday" is in "Sundays".
    const end = after === 's' ? (whole[at + plain.length + 1] ?? '') : after
    if (!goesOn.test(before) && !/[\p{N}\p{Script=Latin}]/u.test(end)) return true
  }
  return false
}

/** Scripts without spaces: what follows a number there may be a particle and a whole sentence. */
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
/** 「5kgを入れる」: a Latin word ends where Japanese goes on. */
const COUNTED = /^[\s-]*((?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}%])+)/u
/** What Japanese counts with. */
const COUNTER =
  /^\s*(?:人|名|件|回|分|時間?|日間?|週間?|[かヶカケ]月|月|年|円|つ|席|秒|歳|才|個|台|枚|割|冊|本|匹|頭|世帯|箱|%|％)/u

/** "Twenty five comes off the deposit", "one of the top three says yes": what the number does is not what it counts. */
const MOVES: ReadonlySet<string> = new Set(
  'come comes go goes get gets is are was were applies apply stay stays count counts say says said answer answers agree agrees accept accepts reply replies pay pays ask asks tap taps send sends off less more yet still again already only now am pm oclock'.split(
    ' ',
  ),
)

/** The numbers of a text that are right before what they count: "12 hours", 12人. */
function countedThings(text: string): { key: string; words: string; start: number }[] {
  return findNumbers(text).flatMap(({ start, end, readings }) => {
    // "At €100 hang", "half past eight without": what stands behind is not what it counts.
    if (/\p{Sc}\s?$|\bpast\s$/u.test(text.slice(0, start))) return []
    const [before, after] = [text.slice(0, start), text.slice(end)]
    if (YEARS_OLD.test(after)) {
      const [years = ''] = YEARS_OLD.exec(after) ?? []
      return [{ key: `${readings.at(-1)} age`, words: text.slice(start, end) + years, start }]
    }
    if (isDoer(before, after) || /s$/iu.test(text.slice(start, end))) return []
    const isUnspaced = UNSPACED.test(after.trimStart())
    const counted = (isUnspaced ? COUNTER : COUNTED).exec(after)
    const thing = (isUnspaced ? counted?.[0] : counted?.[1])?.trim() ?? ''
    // "One of them" counts nothing, and how money is written is nobody's claim.
    if (
      contentStems(thing).size === 0 ||
      MOVES.has(thing.toLowerCase().replace(/['’]/u, '')) ||
      findCurrencies(thing).length > 0
    )
      return []
    if (readings.join() === '1') return []
    const words = text.slice(start, end + (counted?.[0].length ?? 0))
    return [{ key: `${readings.at(-1)} ${unitOf(thing) ?? stem(thing)}`, words, start }]
  })
}

/** "A volunteer under eighteen puts themselves on": the number counts nothing but years. */
function isDoer(before: string, after: string): boolean {
  if (ACTS_ON.test(after)) return true
  const behind = /^\s(\p{L}+s)(?!\p{L})/u.exec(after)?.[1]
  return behind !== undefined && SOMEBODY_OF.test(before) && unitOf(behind) === undefined
}

const YEARS_OLD = /^[\s-]years?[\s-]olds?(?!\p{L})/iu
/** "Some of them are sixteen", "under eighteens". */
const IS_AGE =
  /(?<!\p{L})(?:am|(?<!there\s)(?:is|are|was|were)|aged?|under|over|turns?|turned|only)\s$/iu
/** A verb with what it is done to. */
const ACTS_ON = /^\s\p{L}+\s(?:themsel(?:f|ves)|himself|herself|itself|them|him)(?!\p{L})/iu
const SOMEBODY_OF =
  /(?<!\p{L})(?:an?|the|any|every|each|no|some(?:body|one)|any(?:body|one)|every(?:body|one))\s(?:\p{L}+\s){0,2}(?:under|over|aged?)\s$/iu

/** "12 mths" and "12 months": a span is the same however short it is written. */
function unitOf(thing: string): string | undefined {
  return UNITS.find(([, written]) => written.test(thing))?.[0]
}

const UNITS: readonly (readonly [string, RegExp])[] = [
  ['second', /^sec(?:ond)?s?$/iu],
  ['minute', /^min(?:ute)?s?$/iu],
  ['hour', /^(?:h|hrs?|hours?)$/iu],
  ['week', /^(?:wk|week)s?$/iu],
  ['month', /^(?:mo|mth|month)s?$/iu],
  ['year', /^(?:yr|year)s?$/iu],
]
