import { makePattern } from '#domain/language/patterns/make-pattern.ts'
import type { AnswerTexts, CrossAnswerQuestion } from './find-cross-answer-questions.ts'
import { extractMeaning, mentions, quoteWords, splitPieces } from './reading.ts'
import { CROSS_ANSWER_TEXT } from './text-en.ts'

const USERS = /uses?|using|users?|customers?|clients?|members?|sign(?:s|ed)? up|sign-?ups/i
const BUSINESS = /pay(?:s|ing)?|paid|revenue|sales|earn\w*|profit|turnover/i
const CONTENTMENT =
  /ratings?|stars?|satisf\w*|recommend\w*|happy|happier|visitors?|visits?|downloads?|subscri\w*/i
const TIME_AND_MONEY = /hours?|minutes?|time|costs?|money|euros?|dollars?|pounds?/i
const COMPANIES =
  /practices|studios|shops|schools|firms|companies|teams|cities|guess|come back|return/i

/** Success of the business itself, or time and money: no single feature moves it. */
const OVERALL = makePattern(
  'i',
)`\b(?:${USERS}|${BUSINESS}|${CONTENTMENT}|${TIME_AND_MONEY}|${COMPANIES})\b|[$€£¥]`
const GENERIC = new Set([
  'week',
  'month',
  'day',
  'year',
  'drop',
  'ris',
  'rise',
  'go',
  'fall',
  'less',
  'percent',
  'per',
  'les',
  'launch',
  'number',
  'three',
  'two',
  'first',
  'least',
  'most',
  'end',
  'made',
  'mak',
  'done',
  'without',
  'instead',
  'event',
])
const GUARD =
  /\b(?:must not|should not|shouldn't|shouldn’t|not (?:get|go|become)|no more than|nobody)\b/i

/** A number of success that no feature, step or rule seems to move. */
export function findUnmovedNumbers(answers: AnswerTexts): CrossAnswerQuestion[] {
  const features = answers.get('q7')
  if (features === undefined) return []
  const means = ['q3', 'q6', 'q7', 'q9', 'q12', 'q13'].map(
    (question) => answers.get(question) ?? '',
  )
  const known = extractMeaning(means.join('\n'))
  const measures = splitPieces(answers.get('q4') ?? '').filter(
    (piece) => /\p{N}/u.test(piece) && !OVERALL.test(piece) && !GUARD.test(piece),
  )
  return measures.flatMap((piece) => {
    const words = [...extractMeaning(piece)].filter(
      (word) => !/\p{N}/u.test(word) && !GENERIC.has(word),
    )
    if (words.length === 0 || words.some((word) => mentions(known, word))) return []
    const text = CROSS_ANSWER_TEXT.numberUnmoved(quoteWords(piece))
    return [{ code: 'number-unmoved' as const, questions: ['q4', 'q7'], text }]
  })
}
