import type { Cast } from '#domain/reading/english/cast.ts'
import { predicateOf, readFrame } from '#domain/reading/english/grammar/frames.ts'
import { skipAdverbs, subjectVerbAt } from '#domain/reading/english/grammar/noun-phrases.ts'
import { findPersonEnd } from '#domain/reading/english/grammar/subjects.ts'
import {
  isCondition,
  joinWords,
  quoteOf,
  set,
  trimPunctuation,
  type Word,
} from '#domain/reading/english/grammar/words.ts'
import { splitPhrases } from '#domain/reading/english/person-phrases.ts'
import { APP } from '#domain/reading/rows.ts'
import type { Right, Told } from './noun-rights.ts'

const LIMITS = set('only just solely')
const NOBODY = /^(?:nobody|noone|one|none)$/
const POINTS = /^(?:that|this|those|these|it|them|dis|dat)$/i
const STOPS = /^(?:[,.;:!?()\n]|–|—)$/
const STARTS = /^(?:[,.;:!?()\n]|–|—|and|plus)$/
const TOPIC_WORDS = 8

interface Named {
  roles: string[]
  end: number
}

/**
 * "Mobiles, only me and the captain see those", "disability (only me sees that)", "a contact for my
 * eyes only": several who alone do something, or one alone of whom the thing stands in front.
 */
export function soleRights(given: readonly Word[], { answer, cast }: Told): Right[] {
  const words = given.map((word) => ({ ...word, inert: false }))
  return words.flatMap(({ low }, at) => {
    const found = LIMITS.has(low)
      ? soleAt(words, at, cast)
      : low === 'eyes' && words[at + 1]?.low === 'only'
        ? eyesAt(words, at, cast)
        : low === 'alone'
          ? aloneAt(words, at, cast)
          : /^(?:but|except)$/.test(low) && NOBODY.test(words[at - 1]?.low ?? '')
            ? butAt(words, at, cast)
            : null
    if (found === null) return []
    const { question, text } = answer
    const quote = quoteOf(text, words.slice(found.from, found.to))
    const { what, certain } = found
    return found.roles.map((role): Right => ({ role, may: 'only', what, certain, question, quote }))
  })
}

interface Sole extends Omit<Named, 'end'> {
  what: string
  certain: boolean
  from: number
  to: number
}

function soleAt(words: readonly Word[], at: number, cast: Cast): Sole | null {
  const from = /^(?:for|by|to)$/.test(words[at + 1]?.low ?? '') ? at + 2 : at + 1
  const { roles, end } = namesFrom(words, from, cast)
  if (roles.length === 0) return null
  const topic = topicBefore(words, at)
  const to = clauseEnd(words, end)
  const deed = deedIn(words.slice(skipAdverbs(words, end), to))
  // "only me and the inspector wants": one of them acts alone.
  if (deed?.isOne === true && roles.length > 1) return null
  const said = topic === null ? '' : joinWords(topic.words)
  if (deed === null) {
    const isEnd = end >= words.length || STOPS.test(words[end]?.low ?? '')
    if (!isEnd || topic === null || (roles.length < 2 && !topic.inFront)) return null
    return { roles, what: `see ${said}`, certain: topic.inFront, from: topic.from, to: end }
  }
  if (!deed.points)
    return roles.length < 2 ? null : { roles, what: deed.text, certain: true, from: at, to }
  if (topic === null) return null
  return { roles, what: `${deed.verb} ${said}`, certain: topic.inFront, from: topic.from, to }
}

/** "Nobody but the coach and the lifeguard may open the pool". */
function butAt(words: readonly Word[], at: number, cast: Cast): Sole | null {
  const sole = soleAt(words, at, cast)
  return sole && { ...sole, from: Math.max(0, words[at - 1]?.low === 'one' ? at - 2 : at - 1) }
}

/** "The coach and I alone can cancel a session": those before it, and nobody else. */
function aloneAt(words: readonly Word[], at: number, cast: Cast): Sole | null {
  let from = at
  while (from > 0 && !STOPS.test(words[from - 1]?.low ?? '')) from--
  const { roles, end } = namesFrom(words, from, cast)
  const to = clauseEnd(words, at)
  const deed = deedIn(words.slice(skipAdverbs(words, at + 1), to))
  if (roles.length < 2 || end !== at || deed === null || deed.points) return null
  return { roles, what: deed.text, certain: true, from, to }
}

/** "an emergency contact for my eyes only". */
function eyesAt(words: readonly Word[], at: number, cast: Cast): Sole | null {
  const start = words
    .slice(0, at)
    .map(({ low }) => low)
    .lastIndexOf('for')
  if (start === -1 || at - start > 4) return null
  const who = words.slice(start + 1, at).filter(({ low }) => low !== "'s" && low !== "'")
  const role = who[0]?.low === 'my' ? (cast.founder()?.name ?? null) : cast.find(who)
  const topic = topicBefore(words, start)
  if (role === null || role === APP || topic === null) return null
  return {
    roles: [role],
    what: `see ${joinWords(topic.words)}`,
    certain: true,
    from: topic.from,
    to: at + 2,
  }
}

/** "me, the captain and the deputy": all of them known, or none. */
function namesFrom(words: readonly Word[], from: number, cast: Cast): Named {
  const roles: string[] = []
  let end = from
  for (let at = from; ; ) {
    const stop = findPersonEnd(words, at)
    const found = splitPhrases(words.slice(at, stop)).map((phrase) => cast.find(phrase))
    if (stop === at || found.length === 0 || found.some((role) => role === null || role === APP))
      break
    roles.push(...found.flatMap((role) => role ?? []))
    end = stop
    let next = stop
    while (/^(?:,|and|or|&|plus)$/.test(words[next]?.low ?? '')) next++
    if (next === stop) break
    at = next
  }
  return { roles: [...new Set(roles)], end }
}

interface Topic {
  words: Word[]
  from: number
  /** "Mobiles, only …", "disability (only …": set apart by a sign. */
  inFront: boolean
}

/** What is before, when it names a thing. */
function topicBefore(words: readonly Word[], at: number): Topic | null {
  const sign = words[at - 1]?.low ?? ''
  const inFront = /^[,:(–—]$/.test(sign)
  const end = inFront ? at - 1 : at
  let start = end
  while (start > 0 && !STARTS.test(words[start - 1]?.low ?? '')) start--
  const told = trimPunctuation(words.slice(start, end))
  const named = told.some(({ pos }) => pos === 'NOUN' || pos === 'PROPN' || pos === 'X')
  const acts = told.some(
    ({ pos, low }) => (pos === 'VERB' || pos === 'AUX') && !low.endsWith('ing'),
  )
  const isClause = acts && !(inFront && /^(?:what|wat|how|who|where)$/.test(told[0]?.low ?? ''))
  if (!named || isClause || told.length > TOPIC_WORDS) return null
  return { words: told, from: start, inFront }
}

function clauseEnd(words: readonly Word[], from: number): number {
  const at = words.findIndex(
    ({ low }, i) =>
      i > from && (STOPS.test(low) || ENDS.has(low) || (low === 'and' && goesOn(words, i + 1))),
  )
  return at === -1 ? words.length : at
}

const ENDS = set('because so if when but until till while')

/** "… and the volunteers tick people in", "… and when someone leaves": another sentence. */
function goesOn(words: readonly Word[], at: number): boolean {
  const next = words[at]?.low === 'then' ? at + 1 : at
  return subjectVerbAt(words, next) || isCondition(words[next]) || words[next]?.pos === 'AUX'
}

interface SoleDeed {
  text: string
  verb: string
  /** "see those": what they are comes in front. */
  points: boolean
  /** "wants": of one, not of several. */
  isOne: boolean
}

function deedIn(words: readonly Word[]): SoleDeed | null {
  const [first] = words
  if (first?.pos !== 'VERB' && first?.pos !== 'AUX') return null
  const frame = readFrame({ words: [...words], link: null, joined: null })
  if (frame.verb === null || frame.verb.lemma === 'be' || frame.negated) return null
  const object = joinWords(frame.rest)
  const isOne = frame.modal === null && /[^s]s$/.test(frame.verb.low)
  const { lemma } = frame.verb
  return { text: predicateOf(frame), verb: lemma, points: POINTS.test(object), isOne }
}
