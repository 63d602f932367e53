import { countWords } from '#domain/language/count-words.ts'
import { WEEKDAYS } from '#domain/language/patterns/calendar-words.ts'
import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { Span } from '#domain/language/spans.ts'

/** Longer than this, a run of words without a full stop is cut at its clauses. */
const LONG_WORDS = 40
/** No piece of it is shorter. */
const LEAST_WORDS = 9
const LEAST_LETTERS = 40
const LEADS = 'and|so|but|then|oh|also|because|cos'
const JOINS = 'and|so|but|oh|also'
const SUBJECTS = [
  "i|i['’]?m|i['’]?d|we|they|he|she|it|it['’]?s|that|that['’]?s|this|there|there['’]?s",
  'nobody|somebody|people|the|if|when|no|my',
]
const OPENINGS = "if|when|what i don['’]t|what i want|i don['’]t|i['’]m|i want|i need"
const TIMES = 'week|month|year'
const NUMBERS = 'one|two|three|four|five'
/** Where a clause with a subject of its own begins in English speech. */
const CLAUSE = makePattern(
  'giu',
)`\s(?=(?:(?:${LEADS})(?: then| so| also)? )*(?:(?:${JOINS}) (?:${SUBJECTS})\b|(?:${OPENINGS}|last (?:${TIMES}|${WEEKDAYS})|nice would be|the must|number (?:${NUMBERS}))\b))`

/** Where a long run of spoken words may be cut, besides its beginning. */
export function cutSpeech(whole: string, { start, end }: Pick<Span, 'start' | 'end'>): number[] {
  const text = whole.slice(start, end)
  if (countWords(text) <= LONG_WORDS) return []
  const cuts: number[] = []
  let from = 0
  for (const { index } of text.matchAll(CLAUSE)) {
    if (countWords(text.slice(from, index)) < LEAST_WORDS) continue
    if (text.length - index < LEAST_LETTERS) break
    from = index + 1
    cuts.push(start + from)
  }
  return cuts
}
