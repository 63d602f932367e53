import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { AnswerTexts, CrossAnswerQuestion } from './find-cross-answer-questions.ts'
import { extractMeaning, mentions } from './reading.ts'
import { CROSS_ANSWER_TEXT } from './text-en.ts'

const CREATES = /creates?|adds?|uploads?|records?|manages?|registers?|writes?|publishes|publish/iu
const BEFORE_THING = /an?|the|own|new|his|her|their|its|weekly|daily|several|some|all|short|first/iu
const AFTER_THING = /[.,;:)\n]|$|\b(?:with|for|from|and|or|to|of|in|on|at|by|per|so|because)\b/iu

/** What is created has to be kept somewhere. */
const CREATED = makePattern(
  'giu',
)`\b(?:${CREATES})\s+(?:(?:${BEFORE_THING})\s+){0,3}([\p{L}-]{3,}(?:\s[\p{L}-]{3,})?)(?=\s*(?:${AFTER_THING}))`

const POINTERS = /it|them|this|that|what|how|when|who/i
const PARTS_OF_APP =
  /account|accounts|list|lists|page|pages|app|name|names|email|emails|password|text|texts|button|link|number|details|data|information|content|everything/i
const ANYTHING = /something|things?|people|users?|back/i
const PLACES = /again|again|in|here|there|him|her/i
const PARTS_OF_THING =
  /comment|comments|photos?|message|messages|note|notes|day|days|time|times|date|dates|changes?/i
const REMAINDERS = /each|every|which|off|down|up/i

/** Words that name no thing of the user's world, or what a thing consists of. */
const NO_THING = makePattern(
  'i',
)`^(?:${POINTERS}|${PARTS_OF_APP}|${ANYTHING}|${PLACES}|${PARTS_OF_THING}|${REMAINDERS})$`

/** A thing of the story or the features that "Information to Keep" does not name. */
export function findMissingThings(answers: AnswerTexts): CrossAnswerQuestion[] {
  const kept = answers.get('q10')
  if (kept === undefined) return []
  const known = extractMeaning(kept)
  const people = extractMeaning(answers.get('q5') ?? '')
  const asked = new Set<string>()
  return ['q7', 'q6'].flatMap((question) =>
    [...(answers.get(question) ?? '').matchAll(CREATED)].flatMap(([, found = '']) => {
      const words = found
        .split(/\s+/)
        .filter(
          (word) =>
            !/^(?:with|for|from|and|or|to|of|in|on|at|by|per|so|because|what|how|when|that|each|every)$/i.test(
              word,
            ),
        )
      const head = words.at(-1) ?? ''
      const stems = [...extractMeaning(words.join(' '))]
      const key = stems.join(' ')
      if (words.length === 0 || stems.length === 0 || asked.has(key)) return []
      if (words.some((word) => NO_THING.test(word)) || /^\p{Lu}/u.test(head)) return []
      if (stems.some((word) => mentions(known, word) || mentions(people, word))) return []
      asked.add(key)
      const text = CROSS_ANSWER_TEXT.thingMissing(words.join(' '))
      return [{ code: 'thing-missing' as const, questions: [question, 'q10'], text }]
    }),
  )
}
