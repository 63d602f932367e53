import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { contentStems, stem } from '#domain/language/stems.ts'
import { collectFacts, findCurrencies } from '#domain/requirements/checks/document/facts.ts'
import { claimsIn, isFounded } from '#domain/requirements/checks/document/invention.ts'

/** Words of any requirement, which say nothing of the business. What decides (refuse, save) is none. */
const NEUTRAL = new Set(
  'show see say tell screen page message list view let open select choose enter type tap press click person people someone given want try again'
    .split(' ')
    .map(stem),
)

const NEGATION =
  /\b(?:not|never|no|nobody|nothing|none|neither|nor|cannot|without)\b|n['’]t\b|ない|ません|なく|せず|禁止|不可/giu

/** The words of a text that neither the sources nor any requirement has; empty when there are none. */
export function findForeignWords(text: string, sources: readonly string[]): string[] {
  const known = contentStems(sources.join('\n'))
  return [...contentStems(text)].filter(
    (word) => !known.has(word) && !NEUTRAL.has(word) && !/^\p{N}+$/u.test(word) && !isNumber(word),
  )
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
    return numbers.some(({ readings, end }) => {
      const nexts = numbers.map(({ start }) => start).filter((start) => start >= end)
      const to = Math.min(end + MOST_BETWEEN, ...nexts)
      return readings.at(-1) === number && contentStems(source.slice(end, to)).has(thing)
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
/** What Japanese counts with. */
const COUNTER =
  /^\s*(?:人|名|件|回|分|時間?|日間?|週間?|[かヶカケ]月|月|年|円|つ|席|秒|歳|才|個|台|枚|割|冊|本|匹|頭|世帯|箱|%|％)/u

/** "Twenty five comes off the deposit": what the number does is not what it counts. */
const MOVES =
  /^(?:comes?|goes?|gets?|is|are|was|were|applies|apply|stays?|counts?|off|less|more)$/iu

/** The numbers of a text that are right before what they count: "12 hours", 12人. */
function countedThings(text: string): { key: string; words: string; start: number }[] {
  return findNumbers(text).flatMap(({ start, end, readings }) => {
    const after = text.slice(end)
    const isUnspaced = UNSPACED.test(after.trimStart())
    const counted = (isUnspaced ? COUNTER : /^[\s-]*([\p{L}%]+)/u).exec(after)
    const thing = (isUnspaced ? counted?.[0] : counted?.[1])?.trim() ?? ''
    // "One of them" counts nothing, and how money is written is nobody's claim.
    if (contentStems(thing).size === 0 || MOVES.test(thing) || findCurrencies(thing).length > 0)
      return []
    if (readings.join() === '1') return []
    const words = text.slice(start, end + (counted?.[0].length ?? 0))
    return [{ key: `${readings.at(-1)} ${stem(thing)}`, words, start }]
  })
}

/** How often a text says no. */
export function countNegations(text: string): number {
  return text.match(NEGATION)?.length ?? 0
}

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
