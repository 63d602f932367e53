import type { AnswerTexts, CrossAnswerQuestion } from './cross-answer-questions.ts'
import { piecesOf, quoted } from './reading.ts'
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
  const rule = piecesOf(answers.get('q9') ?? '').find(
    (piece) => PAYING.test(piece) && !NO_PAYING.test(piece),
  )
  if (!silent || rule === undefined) return []
  const text = CROSS_ANSWER_TEXT.paymentUnexplained(quoted(rule))
  return [{ code: 'payment-unexplained', questions: ['q9', 'q13'], text }]
}

const PERSONAL =
  /\b(?:e-?mails?(?: address(?:es)?)?|phones?(?: numbers?)?|home address(?:es)?|postal address(?:es)?|birth ?(?:dates?|days?)|dates? of birth|surnames?|last names?|full names?|bank (?:accounts?|details)|passport\w*|diagnos[ie]s|health data|religion)\b/i
const DENIED =
  /\b(?:no|not any|without) (?:personal|private|sensitive) (?:data|information|details)\b|\bnothing (?:private|personal)\b|\b(?:personal|private) data\s*[:?]?\s*(?:no\b|none\b)|\b(?:we|i) (?:do not|don't|don’t) (?:keep|store|have|collect) (?:any )?(?:personal|private) (?:data|information)\b|^no\.?$/im

/** Personal data is kept, while the answer about law says there is none. */
export function findPersonalData(answers: AnswerTexts): CrossAnswerQuestion[] {
  const kept = (answers.get('q10') ?? '').replace(/\b(?:no|not|never|without)\b[^.;\n]*/gi, '')
  const words = PERSONAL.exec(kept)?.[0]
  if (words === undefined || !DENIED.test(answers.get('q14') ?? '')) return []
  const text = CROSS_ANSWER_TEXT.personalDataDenied(words)
  return [{ code: 'personal-data-denied', questions: ['q10', 'q14'], text }]
}
