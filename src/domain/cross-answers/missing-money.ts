import type { AnswerTexts, CrossAnswerQuestion } from './find-cross-answer-questions.ts'
import { quoteWords, splitPieces } from './reading.ts'
import { CROSS_ANSWER_TEXT } from './text-en.ts'

const PAYING =
  /\b(?:pays?|paid|payments?|charged?|charges|refund(?:ed|s)?|deposits?|fees?|invoices?|instal?lments?)\b/i
const NO_PAYING =
  /\b(?:no|not|never|nobody|without|free of)\b.{0,30}\b(?:pay\w*|paid|charge\w*|refund\w*|deposits?|fees?|invoices?)\b|\b(?:state|status|stages?)\b|->|→/i
const MONEY =
  /\b(?:pay\w*|paid|charge\w*|refund\w*|deposits?|fees?|invoices?|bills?|cash|cards?|bank|transfer|stripe|paypal|money|euros?|dollars?|pounds?|price\w*)\b|[$€£¥]/i

/** Rules that speak of paying, while the question about money is empty. */
export function findMissingMoney(answers: AnswerTexts): CrossAnswerQuestion[] {
  const money = answers.get('q13') ?? ''
  if (MONEY.test(money)) return []
  const silent = money === '' || /^(?:none|no|nothing|n\/a|-)(?![\p{L}\p{N}])/iu.test(money)
  const rule = splitPieces(answers.get('q9') ?? '').find(
    (piece) => PAYING.test(piece) && !NO_PAYING.test(piece),
  )
  if (!silent || rule === undefined) return []
  const text = CROSS_ANSWER_TEXT.paymentUnexplained(quoteWords(rule))
  return [{ code: 'payment-unexplained', questions: ['q9', 'q13'], text }]
}
