import type { Span } from '#domain/language/spans.ts'
import { ENGLISH_NUMBERS, valueOfDigits, valueOfNumberWords } from './number-words.ts'

/** A number as it was written, with its comparator, currency, unit and "a month". */
export interface Amount extends Span {
  /** The number itself; the first of a range; null for a word that gives none ("a few"). */
  value: number | null
  /** `most`: not more than it; `least`: not less. */
  bound: 'most' | 'least' | null
  kind: 'money' | 'time' | 'share' | 'clock' | 'count'
}

const MOST =
  "(?:no|not|never|can[’']?t be) (?:more|longer|later|over|above)(?: than)?|at (?:the )?most|less than|fewer than|up to|max(?:imum)?\\.?(?: of)?|under|below|within|inside of|tops|<=?|≤"
const LEAST =
  'no(?:t)? (?:less|fewer) than|at least|more than|over|above|min(?:imum)?\\.?(?: of)?|>=?|≥'
const NEAR =
  "about|around|approx\\.?|circa|ca\\.|roughly|nearly|almost|(?<!\\b(?:would|should|i|we|they|[’']d) )like|some|maybe|~"
const CURRENCY_SIGN = '[$€£¥₹]'
const CURRENCY =
  'rs\\.?|eur|usd|gbp|inr|chf|thb|aud|cad|ngn|dollars?|euros?|pounds?|quid|bucks?|rupees?|naira|yen|pesos?|reais|soles|kronor|kroner|francs?|cents?|grand|円'
const WORDS = Object.keys(ENGLISH_NUMBERS)
  .filter((word) => word !== 'one' && !/thousand|million/.test(word))
  .join('|')
const WORD = `(?:(?:${WORDS})(?:[ -](?:${WORDS}))*|(?<!(?:the|this|that|which|each|no|any|every|another|right) )one(?= (?:\\p{Ll}|$)))`
const DIGITS = '(?<![\\p{L}\\d.,/-]|\\d:)\\d+(?:[.,:]\\d+)*'
const NUMBER = `(?:${DIGITS}|(?<!\\p{L})${WORD}(?!\\p{L}))`
const TIMES = 'k|m|lakhs?|crores?|million|thousand|hundred|mille|mila|mil|tausend|万|千'
const TIME =
  'ms|milliseconds?|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|nights?|weeks?|wks?|months?|years?|yrs?|y'
const SIZE = 'kg|g|grams?|kilos?|km|cm|mm|lit(?:re|er)s?|ml|gb|mb|kb|pages?|pieces?|people|persons?'
const PERIOD =
  'second|minute|hour|hr|day|night|week|wk|weekend|month|mo|season|summer|winter|year|yr'

const AMOUNT = new RegExp(
  [
    `(?:(?<bound>(?<![\\p{L}=-])(?:${MOST}|${LEAST})\\s*))?(?:(?<!\\p{L})(?:${NEAR})\\s+)?`,
    `(?<before>${CURRENCY_SIGN}\\s?|(?<!\\p{L})(?:${CURRENCY})\\s?)?`,
    `(?<number>${NUMBER})(?:\\s?(?:–|-|to|or)\\s?(?:${CURRENCY_SIGN})?(?:\\d+(?:[.,:]\\d+)*|${WORD}(?!\\p{L})))?`,
    `(?<unit>\\s?(?:%|per ?cent(?!\\p{L})|${CURRENCY_SIGN}|(?:(?:${TIMES})(?!\\p{L})\\s?)?(?:${CURRENCY}|${TIME}|${SIZE})(?!\\p{L})|(?:${TIMES})(?!\\p{L})|[ap]\\.?m\\.?(?!\\p{L})))?`,
    `(?<per>\\s?(?:(?:a|an|per|each|every)\\s|/)\\s?(?:${PERIOD})(?!\\p{L}))?`,
  ].join(''),
  'giu',
)
const IS_MOST = new RegExp(`^(?:${MOST})$`, 'iu')
const IS_CURRENCY = new RegExp(`${CURRENCY_SIGN}|(?<!\\p{L})(?:${CURRENCY})(?!\\p{L})`, 'iu')
const IS_TIME = new RegExp(`^\\s?(?:${TIME})$`, 'iu')

/** The amounts of a text in their order. `offset` is where the text begins in its answer. */
export function findAmounts(text: string, offset = 0): Amount[] {
  const found: Amount[] = []
  for (const match of text.matchAll(AMOUNT)) {
    const { bound, before, number = '', unit = '' } = match.groups ?? {}
    const trimmed = match[0].trimEnd()
    const lead = match[0].length - match[0].trimStart().length
    found.push({
      text: trimmed.trimStart(),
      start: offset + match.index + lead,
      end: offset + match.index + trimmed.length,
      value: numberIn(number),
      bound: bound === undefined ? null : IS_MOST.test(bound.trim()) ? 'most' : 'least',
      kind: kindOf(number, before ?? '', unit),
    })
  }
  return found
}

function kindOf(number: string, before: string, unit: string): Amount['kind'] {
  if (before.trim() !== '' || IS_CURRENCY.test(unit)) return 'money'
  if (/%|per ?cent/i.test(unit)) return 'share'
  if (/^\s?[ap]\.?m/i.test(unit) || /^\d{1,2}:\d\d$/.test(number)) return 'clock'
  return IS_TIME.test(unit) ? 'time' : 'count'
}

function numberIn(number: string): number | null {
  return /^\d/.test(number)
    ? valueOfDigits(number)
    : valueOfNumberWords(number.toLowerCase().split(/[ -]/))
}
