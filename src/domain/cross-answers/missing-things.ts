import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { AnswerTexts, CrossAnswerQuestion } from './find-cross-answer-questions.ts'
import { extractMeaning, mentions } from './reading.ts'
import { CROSS_ANSWER_TEXT } from './text-en.ts'

const CREATES = 'creates?|adds?|uploads?|records?|manages?|registers?|writes?|publishes|publish'
const DETERMINERS = 'an?|the|own|new|his|her|their|its|weekly|daily|several|some|all|short|first'
const JOINING_WORDS = 'with|for|from|and|or|to|of|in|on|at|by|per|so|because'
/** What is created has to be kept somewhere. */
const CREATED = makePattern(
  'giu',
)`\b(?:${CREATES})\s+(?:(?:${DETERMINERS})\s+){0,3}([\p{L}-]{3,}(?:\s[\p{L}-]{3,})?)(?=\s*(?:[.,;:)\n]|$|\b(?:${JOINING_WORDS})\b))`

const SMALL_WORDS = 'it|them|this|that|what|how|when|who'
const PARTS_OF_THINGS = [
  'account|accounts|list|lists|page|pages|app|name|names|email|emails|password|text',
  'texts|button|link|number|details|data|information|content|everything|something',
  'things?|people|users?|back|again|again|in|here|there|him|her|comment|comments',
]
const MESSAGES = 'photos?|message|messages|note|notes'
const TIMES = 'day|days|time|times|date|dates'
const LOOSE_WORDS = 'changes?|each|every|which|off|down|up'
/** Words that name no thing of the user's world, or what a thing consists of. */
const NO_THING = makePattern(
  'i',
)`^(?:${SMALL_WORDS}|${PARTS_OF_THINGS}|${MESSAGES}|${TIMES}|${LOOSE_WORDS})$`

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
