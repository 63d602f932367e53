import { findNumbers } from '#domain/language/numbers/find-numbers.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'

/** What is asked, and what holds until it is answered. */
interface Asked {
  question: string
  until: string
}

interface Around {
  /** Between what it is about and what holds. */
  colon: string
  /** Names that stay large. */
  names: ReadonlySet<string>
}

/**
 * A default as a sentence that is understood without its question: "When the wifi is out: the loan at the
 * desk holds". What the default does not say of the case stands before it. Null where it is not understood.
 */
export function tellDefault(asked: Asked, { colon, names }: Around): string | null {
  const { question, until } = asked
  const said = bare(until)
  const topic = findTopic(question)
  const isTold = topic === null || namesTopic(topic, said)
  const told = isTold ? said : topic + colon + lowerFirst(said, names)
  if (ANSWERS.test(said) || (isTold && REFERS_BACK.test(said))) return null
  const known = contentStems(question)
  return sharedCount(contentStems(told), known) >= FEWEST_SHARED ? told : null
}

/** Whether a line tells a default with all its figures: it needs no line of its own. */
export function tellsDefault(line: string, until: string): boolean {
  const told = findNumbers(line).flatMap(({ readings }) => readings)
  const own = findNumbers(until)
  const words = own.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    until,
  )
  const hasFigures = own.every(({ readings }) => readings.some((each) => told.includes(each)))
  return hasFigures && shareIn(words, line) >= MOST_OF_IT
}

/** The case that a question is about; null where it names none before it asks, or only at length. */
function findTopic(question: string): string | null {
  const [sentence = ''] = question
    .trim()
    .split(/(?<=[.。])\s*(?=\S)/u)
    .slice(-1)
  const topic = IN_JAPANESE.exec(sentence)?.[1] ?? IN_ENGLISH.exec(sentence)?.[1] ?? null
  const isLong = topic === null || topic.split(/\s+/u).length > LONGEST
  return isLong ? null : topic
}

const LONGEST = 14

/** What begins a case, and what a question begins with. */
const OPENS = /(?:when|if|once|after|before|while|where|for|over|at|on|in|without)/
const DOES = /(?:is|are|was|do|does|did|can|may|must|shall|should|will|would|has|have|had)/
const WHICH = /(?:who|whom|whose|what|which|when|where|why|how)/
/** "When a place comes free, does …": the clause before the word that asks, which asks nothing itself. */
const IN_ENGLISH = makePattern(
  'iu',
)`^(${OPENS} (?!(?:${DOES}|${WHICH})\b)[^:;?]+?), (?:(?:to|from|by|until|for|at|on|in) )?(?:${DOES}|${WHICH})\b`
/** 「お子さんの熱での無料の変更は、…か」, 「…とき、…か」. */
const IN_JAPANESE =
  /^([^、。？?]{2,40}?(?<!の|に|で|と)(?=は、)|[^。？?]{2,40}?(?:とき|場合|たら|あと|(?<!時)間))は?、/u

/** A default that only answers, and one that begins with what the question has named. */
const ANSWERS = /^(?:yes|no|はい|いいえ)(?![\p{L}\p{N}])/iu
const BACK_IN_ENGLISH =
  /^(?:\p{L}+ )?(?:it|they|them|this|that|these|those|both|neither|either|none)\b|^[^,;.]*\bthe same (?:as|way|for)\b/u
const BACK_IN_JAPANESE = /^(?:それ|その|これ|この|どちら|両方|同じ|[二三四五]つとも)/u
const REFERS_BACK = makePattern('iu')`${[BACK_IN_ENGLISH, BACK_IN_JAPANESE]}`

/** In stems: of fewer it is not known what it is about. */
const FEWEST_SHARED = 2

/** How much of some words stands in others. */
function shareIn(words: string, others: string): number {
  const stems = contentStems(words)
  return stems.size === 0 ? 1 : sharedCount(stems, contentStems(others)) / stems.size
}

/** Whether a default names its topic itself: nearly all of its words, in Japanese each that is no verb. */
function namesTopic(topic: string, said: string): boolean {
  const words = topic.match(JAPANESE_WORD) ?? []
  if (words.length > 0) return words.every((word) => said.includes(word))
  return shareIn(topic, said) >= NEARLY_ALL
}

const JAPANESE_WORD =
  /[\p{Script=Han}々]{2,}|[\p{Script=Katakana}ー]{2,}|\p{Script=Han}(?=[のをがにはとでもや])/gu
const NEARLY_ALL = 0.8
const MOST_OF_IT = 0.6
