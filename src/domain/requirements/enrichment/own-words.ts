import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { escapePattern } from '#domain/language/patterns/escape-pattern.ts'
import { contentStems, stem } from '#domain/language/stems.ts'
import { collectFacts, findCurrencies } from '#domain/requirements/checks/document/facts.ts'
import { claimsIn, isFounded } from '#domain/requirements/checks/document/invention.ts'

/** Words of any requirement, which say nothing of the business. What decides (refuse, save) is none. */
export const NEUTRAL: ReadonlySet<string> = new Set(
  'show see say tell screen page message list view let open select choose enter type tap press click person people someone given want try again where one'
    .split(' ')
    .map(stem),
)

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’]*/gu

/**
 * The words of a text that neither the sources nor any requirement has, as they are written there;
 * empty when there are none.
 */
export function findForeignWords(text: string, sources: readonly string[]): string[] {
  const all = sources.join('\n')
  const known = contentStems(`${all} ${writeOut(all)}`)
  const isForeign = (part: string) =>
    !known.has(part) &&
    !NEUTRAL.has(part) &&
    !/^\p{N}+$/u.test(part) &&
    !isNumber(part) &&
    !isJoint(part) &&
    !isInflected(part, all) &&
    !isBesideKana(part, all)
  return [...text.matchAll(WORD)].flatMap(([word]) => {
    const foreign = [...contentStems(word.replace(SHORT_FORM, ''))].filter(
      (part) => isForeign(part) && !isBeforeParticle(part, word),
    )
    return foreign.length === 0 ? [] : HAS_UNSPACED.test(word) ? joinPairs(word, foreign) : [word]
  })
}

/** What people shorten: written out it is no other word. */
const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\bmon\b/iu, 'monday'],
  [/\btues?\b/iu, 'tuesday'],
  [/\bweds?\b/iu, 'wednesday'],
  [/\bthu(?:rs)?\b/iu, 'thursday'],
  [/\bfri\b/iu, 'friday'],
  [/\bsat\b/iu, 'saturday'],
  [/\bsun\b/iu, 'sunday'],
  [/\b(?:2moro|tmrw?|tomoz)\b/iu, 'tomorrow'],
  [/\bmsgs?\b/iu, 'message'],
  [/\byrs?\b/iu, 'year'],
  [/\bwks?\b/iu, 'week'],
  [/\bmths?\b/iu, 'month'],
  [/\bhrs?\b/iu, 'hour'],
  [/\bmins?\b/iu, 'minute'],
  [/\bvax\b/iu, 'vaccination vaccinated'],
  [/\b(?:photo|pic)s?\b/iu, 'photo picture'],
]

/** A text with what people shorten written out, so that it can be compared with one that is. */
export function spellOut(text: string): string {
  return SHORTENED.reduce(
    (told, [short, whole]) => told.replace(new RegExp(short, 'giu'), whole),
    text,
  )
}

function writeOut(text: string): string {
  return SHORTENED.flatMap(([short, whole]) => (short.test(text) ? [whole] : [])).join(' ')
}

/** "What's", "they've": what stands before it is the word. */
const SHORT_FORM = /['’](?:s|re|ll|d|ve|m)$/iu

/** Where an ending meets the next word ("に男"): a pair of letters that is no word. */
function isJoint(pair: string): boolean {
  return /^\p{Script=Hiragana}\P{Script=Hiragana}$/u.test(pair)
}

/** 「片道の」, 「パスワードと」: where a word of several letters meets a particle, its other pairs tell the word. */
function isBeforeParticle(pair: string, word: string): boolean {
  return ENDS_IN_PARTICLE.test(pair) && ENDS_A_RUN.test(word.slice(0, word.indexOf(pair) + 1))
}

const ENDS_IN_PARTICLE = /^[\p{Script=Han}\p{Script=Katakana}ー][のはをがにへとでもや]$/u
const ENDS_A_RUN = /(?:\p{Script=Han}{2}|[\p{Script=Katakana}ー]{2})$/u

/** 「FAXで」, 「LINEを」: a Latin word inside Japanese has no space behind it. `part` is its stem. */
function isBesideKana(part: string, source: string): boolean {
  const bare = escapePattern(part)
  return (
    /^[\p{Script=Latin}\p{N}]+$/u.test(part) &&
    new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${bare}e?s?(?![\\p{Script=Latin}\\p{N}])`, 'iu').test(
      source,
    )
  )
}

/** "消す" of "消して", "枠を" of "枠。": the word is the same, what follows it another. */
function isInflected(pair: string, source: string): boolean {
  const letter = /^(\p{Script=Han})\p{Script=Hiragana}$/u.exec(pair)?.[1]
  return letter !== undefined && new RegExp(`${letter}(?!\\p{Script=Han})`, 'u').test(source)
}

/** The pieces of a word that the pairs make up. */
function joinPairs(word: string, pairs: readonly string[]): string[] {
  const pieces: { text: string; end: number }[] = []
  for (let at = 0; at + 2 <= word.length; at += 1) {
    if (!pairs.includes(word.slice(at, at + 2))) continue
    const last = pieces.at(-1)
    if (last === undefined || at >= last.end)
      pieces.push({ text: word.slice(at, at + 2), end: at + 2 })
    else {
      last.text += word.slice(last.end, at + 2)
      last.end = at + 2
    }
  }
  return pieces.map(({ text }) => text)
}

/** True when a text holds anything of the sources beyond the words of any requirement. */
export function holdsSomethingOf(text: string, sources: readonly string[]): boolean {
  const known = contentStems(sources.join('\n'))
  return [...contentStems(text)].some((word) => known.has(word) && !NEUTRAL.has(word))
}

/**
 * The numbers, names and amounts of a text that the sources do not hold. A number counts as held
 * only before the same word: "1–3 teachers" is no reason for "3 weeks".
 */
export function findUnfounded(text: string, sources: readonly string[]): string[] {
  const facts = sources.map(collectFacts)
  const isTold = (words: string) => sources.some((source) => standsIn(words, source))
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
      // "Photos of every room, minimum 6": what is counted may stand before.
      const around = `${source.slice(from, start)} ${source.slice(end, to)}`
      return readings.at(-1) === number && contentStems(around).has(thing)
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
/** 「18時の回」 is no word. */
const HAS_UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
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
    const after = text.slice(end)
    const isUnspaced = UNSPACED.test(after.trimStart())
    const counted = (isUnspaced ? COUNTER : /^[\s-]*([\p{L}%]+)/u).exec(after)
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

function isNumber(word: string): boolean {
  return claimsIn(word).some(({ kind }) => kind === 'number')
}

const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}]{2,}|\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|app|co|example|test|invalid)\b/giu

/** Web and mail addresses that are in no answer: nothing of the sort is ever taken over. */
export function findForeignAddresses(text: string, answers: readonly string[]): string[] {
  return (text.match(ADDRESS) ?? []).filter(
    (address) => !answers.some((answer) => answer.toLowerCase().includes(address.toLowerCase())),
  )
}
