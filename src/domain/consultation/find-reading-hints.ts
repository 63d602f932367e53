import type { Hint } from '#domain/hints/find-instant-hints.ts'
import { countWords } from '#domain/language/count-words.ts'
import type { GapText } from './consultation-text.ts'
import { findGaps } from './gaps/find-gaps.ts'
import { type ProjectReading, tellAnswer } from './gaps/told-answer.ts'
import { fillGap } from './review/fill-gap.ts'

/** From so many words on, what was understood tells better than the form what is still missing. */
const LONG = 40
/** More beside an answer would be a list of faults. */
const MOST = 2

/** Whether an answer is long enough to be judged by its reading. */
export function isTold(answer: string): boolean {
  return countWords(answer) >= LONG
}

/** What a developer would still ask about a long answer, from what was understood of it. */
export function findReadingHints(
  question: string,
  reading: ProjectReading,
  words: GapText,
): Hint[] {
  const text = reading.answers.find((answer) => answer.question === question)?.text ?? ''
  const told = tellAnswer({ question, text }, reading)
  return findGaps(told)
    .slice(0, MOST)
    .map((gap) => ({ code: gap.code, message: fillGap(words[gap.code].asks, { told, gap }) }))
}
