import { findWords } from '#domain/language/find-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement } from '#domain/requirements/document-items.ts'

const THAT = 'that|this|it|them|those|these'
const START = makePattern()`\b(?:start|begin) (?:(?:it )?off )?with (?:${THAT})\b`
const FIRST = [
  makePattern()`\b(?:${THAT}|that one|this one)(?:['’]s| is| comes| goes| has to come| should come)? first(?! (?:in|on|of|time|day|class))\b`,
  /\b(?:do|build|make|want|need) (?:that|this|it) (?:one )?first\b|(?:^|[,;.] ?|and )(?:that|the) first thing(?! (?:in|on|every|each))\b/,
]
const JAPANESE =
  /(?:これ|それ|ここ|そこ)(?:から(?:始め|作|お願い)|が(?:最初|先|いちばん先|一番先)|を(?:最初|先)に)|(?:最初|先)に(?:これ|それ)/
const CALLS_FIRST = makePattern('iu')`${START}|${FIRST}|${JAPANESE}`
const ENDS = /[.!?。！？\n]/u

type Told = Pick<RequirementsDocument, 'answers'>

/**
 * The ids of what the founder wants first: "start with that really", behind what it is said of and before
 * anything else is asked for. It is no rank.
 */
export function listCalledFirst(
  requirements: readonly FunctionalRequirement[],
  { answers }: Told,
): Set<string> {
  const places = requirements.flatMap(({ id, quotes }) =>
    quotes.flatMap(({ question, text }) => {
      const whole = answers.find((answer) => answer.question === question)?.text ?? ''
      const found = findWords(whole, text)
      return found === null ? [] : [{ id, question, whole, ...found }]
    }),
  )
  const called = places.filter(({ question, whole, start, end }) => {
    const next = places.filter((other) => other.question === question && other.start >= end)
    const to = Math.min(whole.length, ...next.map((other) => other.start))
    const [rest = '', more = ''] = whole.slice(end, to).split(ENDS)
    return CALLS_FIRST.test(whole.slice(start, end)) || CALLS_FIRST.test(`${rest}\n${more}`)
  })
  return new Set(called.map(({ id }) => id))
}
