import { currenciesIn, factsOf, numbersIn } from '#domain/requirements/checks/document/facts.ts'
import { claimsIn, isFounded } from '#domain/requirements/checks/document/invention.ts'
import { contentStems, stem } from '#domain/requirements/wording/stems.ts'

/** Words of any requirement, which say nothing of the business. What decides (refuse, save) is none. */
const NEUTRAL = new Set(
  'show see say tell screen page message list view let open select choose enter type tap press click person people someone given want try again'
    .split(' ')
    .map(stem),
)

const NEGATION =
  /\b(?:not|never|no|nobody|nothing|none|neither|nor|cannot|without)\b|n['’]t\b|ない|ません|なく|せず|禁止|不可/giu

/** Small words that carry a rule's meaning. */
const QUALIFIER =
  /\b(?:only|before|after|until|till|least|most|more|less|fewer|over|under|within|except|unless|all|every|always|or)\b/gi

/** The words of a text that neither the sources nor any requirement has; empty when there are none. */
export function foreignWords(text: string, sources: readonly string[]): string[] {
  const known = contentStems(sources.join('\n'))
  return [...contentStems(text)].filter(
    (word) => !known.has(word) && !NEUTRAL.has(word) && !/^\p{N}+$/u.test(word) && !isNumber(word),
  )
}

/** The words of the user that a new wording leaves out. `told` are the user's own words. */
export function droppedWords(before: string, after: string, told: readonly string[]): string[] {
  const users = contentStems(told.join('\n'))
  const kept = contentStems(after)
  return [...contentStems(before)].filter(
    (word) => users.has(word) && !kept.has(word) && !NEUTRAL.has(word) && !isNumber(word),
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
export function unfounded(text: string, sources: readonly string[]): string[] {
  const facts = sources.map(factsOf)
  const claims = claimsIn(text).filter((claim) => !isFounded(claim, facts))
  const found = new Set(claims.map(({ start }) => start))
  const known = new Set(sources.flatMap((source) => countedThings(source).map(({ key }) => key)))
  const pairs = countedThings(text).filter(({ key, start }) => !known.has(key) && !found.has(start))
  return [
    ...claims.map(({ start, end }) => text.slice(start, end)),
    ...pairs.map(({ words }) => words),
  ]
}

/** The numbers of a text that stand right before what they count: "12 hours". */
export function countedThings(text: string): { key: string; words: string; start: number }[] {
  return numbersIn(text).flatMap(({ start, end, readings }) => {
    const counted = /^[\s-]*([\p{L}%]+)/u.exec(text.slice(end))
    const thing = counted?.[1] ?? ''
    // "One of them" counts nothing, and how money is written is nobody's claim.
    if (contentStems(thing).size === 0 || currenciesIn(thing).length > 0) return []
    if (readings.join() === '1') return []
    const words = text.slice(start, end + (counted?.[0].length ?? 0))
    return [{ key: `${readings.at(-1)} ${stem(thing)}`, words, start }]
  })
}

/** How often a text says no. */
export function negations(text: string): number {
  return text.match(NEGATION)?.length ?? 0
}

/** The small words of a text that bound a rule: "only", "until", "at least". */
export function qualifiers(text: string): Set<string> {
  return new Set((text.match(QUALIFIER) ?? []).map((word) => word.toLowerCase()))
}

function isNumber(word: string): boolean {
  return claimsIn(word).some(({ kind }) => kind === 'number')
}

const ADDRESS =
  /\b(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+\.[\p{L}]{2,}|\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|dev|app|co|example|test|invalid)\b/giu

/** Web and mail addresses that stand in no answer: nothing of the sort is ever taken over. */
export function foreignAddresses(text: string, answers: readonly string[]): string[] {
  return (text.match(ADDRESS) ?? []).filter(
    (address) => !answers.some((answer) => answer.toLowerCase().includes(address.toLowerCase())),
  )
}
