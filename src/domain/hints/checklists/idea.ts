import type { AnswerParts } from '#domain/hints/reading/answer-parts.ts'
import { has, judgeNumbers, says } from '#domain/hints/reading/judge.ts'
import {
  ANYBODY,
  BARE_PEOPLE,
  EXACT_PEOPLE,
  PEOPLE_MADE_EXACT,
  TIME_WORD,
} from '#domain/hints/reading/vocabulary.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'

const NO_PAST = [
  'need|used|tired|annoyed|limited|complicated|bored|stressed|interested|indeed|speed',
  'feed|shared|based|supposed|red|bed|shed|allowed|required',
]
const PAST_FORMS = [
  'wrote|forgot|had|lost|was|were|went|took|came|sent|called|paid|told|made|found|gave',
  'got|did|said|kept|left|bought|saw|spent|stood|drove|ran|began|put',
]
const PAST = makePattern('i')`\b(?!${NO_PAST})(?:[a-z]{2,}ed|${PAST_FORMS})\b`

const PAPER = 'paper|notebooks?|notes?'
const MESSAGES = 'whats ?app|e-?mails?|sms|texts?|text messages?|messages?|phone'
const PROGRAMS = 'facebook|instagram|apps?|software|systems?'
const STATIONERY = 'pens?|post-its?|sticky|whiteboards?'
const NAMED_PROGRAMS = 'airtable|notion|trello|slack|messenger|word|pdfs?'
const RECORDS = 'forms?|books?|ledger|folders?|binders?|access|database|website|calls?|lists?|bank'
const TOOL = makePattern(
  'i',
)`\b(?:${PAPER}|spreadsheets?|excel|sheets?|google|${MESSAGES}|calendars?|diary|diaries|${PROGRAMS}|${STATIONERY}|${NAMED_PROGRAMS}|${RECORDS})\b`

/** A product by its name. */
const PRODUCT = /\b(?:uses?|using|tried|called|with|in) [A-Z]\w+/

/** Up to so many words, an answer that names nobody surely names nobody. */
const SHORT_ANSWER = 8

/** Code and judge of each thing a good answer holds, the most important first. */
export const IDEA = {
  q1: { group: oneGroup, cost: costOrFrequency },
  q2: {
    episode: says(PAST),
    tool: (answer: AnswerParts) => has(answer, PRODUCT) || has(answer, TOOL),
  },
  q3: {
    comparison: says(
      /\b(?:than|unlike|instead of|compared|rather|no longer|without|no more|any ?more|whereas|while|other (?:apps?|systems?|tools?)|the only|existing)\b|\btoday\b.{0,60}\bbut\b/i,
    ),
    short: shortPromise,
  },
  q4: { measures: judgeNumbers(2), bare: noBareGrowth },
} as const

/** One kind of person: not everybody, not a bare "people" or "users". */
function oneGroup(answer: AnswerParts): boolean | null {
  if (has(answer, ANYBODY)) return false
  if (has(answer, PEOPLE_MADE_EXACT) || has(answer, EXACT_PEOPLE)) return true
  // A longer answer may name people by a word the list does not know: then nothing is said.
  return !has(answer, BARE_PEOPLE) && answer.wordCount > SHORT_ANSWER ? null : false
}

/** A number or a time word. */
function costOrFrequency(answer: AnswerParts): boolean {
  return has(answer, TIME_WORD) || answer.numberCount > 0
}

/** At most sixty words and no list of features. */
function shortPromise({ items, wordCount }: AnswerParts): boolean {
  return !items.some(listsFeatures) && wordCount <= 60
}

function listsFeatures(item: string): boolean {
  return (item.match(/[,、،]/g)?.length ?? 0) >= 4
}

/** "More bookings" without a number says nothing one could check. */
function noBareGrowth({ items }: AnswerParts): boolean {
  return !items.some(
    (item) =>
      /\b(?:more|better|increase\w*|grow\w*|improve\w*|less|fewer)\b/i.test(item) &&
      !/\p{N}/u.test(item) &&
      !/\bnot\b|\bno more\b|n't\b|\bnever\b/i.test(item),
  )
}
