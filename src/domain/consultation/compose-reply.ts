import { listQuestions, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import { findQuotedAnswer } from './compose-feedback-request.ts'
import type { ReviewerText } from './consultation-text.ts'
import { freeReply } from './free-reply.ts'
import type { ProjectReading } from './gaps/told-answer.ts'
import { reviewAnswer, writeReview } from './review/review.ts'

/** Words that ask for a review of the answer on the screen. */
const ASKS_FOR_REVIEW =
  /\b(?:feedback|review|check (?:my|this)|good enough|improve|what(?:'s| is|’s) missing|is this (?:ok|okay|good|right|enough))\b|意見|感想|見て(?:ください|もら)|これで(?:いい|よい|良い|十分|大丈夫)|足りない(?:もの|点|こと)|改善/i

/** What the built-in reviewer is asked. */
export interface ReviewRequest {
  /** The workshop question it belongs to; null when asked freely. */
  question: WorkshopQuestion | null
  /** The stored answer, as text; an answer quoted in `asked` counts before it. */
  answer: string
  /** The words sent: a feedback request (docs/product.md#consultation) or a free question. */
  asked: string
  /** What was understood of the answers, with the answer that is asked about as it stands. */
  reading: ProjectReading
}

/**
 * The built-in reviewer's reply in Markdown. A feedback request gets one quote, one gap and one
 * question with the five parts below, anything else an honest pointer. Deterministic.
 */
export function composeReply(
  { question, answer, asked, reading }: ReviewRequest,
  words: ReviewerText,
): string {
  const questions = listQuestions(words.questionnaire)
  const quoted = findQuotedAnswer(asked)
  const about = question ?? (quoted === null ? null : questionNamedIn(asked, questions))
  if (about === null) return freeReply({ asked, open: null, reading }, words)
  const reviewed = (text: string) =>
    writeReview(reviewAnswer(about, { answer: text, reading }, words), words.reply)
  if (quoted !== null) return reviewed(quoted)
  const said = asked.trim()
  const asksForReview = said === '' || said === answer.trim() || ASKS_FOR_REVIEW.test(said)
  return asksForReview ? reviewed(answer) : freeReply({ asked, open: about, reading }, words)
}

/** The question whose title and prompt a feedback request holds. */
function questionNamedIn(
  asked: string,
  questions: readonly WorkshopQuestion[],
): WorkshopQuestion | null {
  return (
    questions.find(({ title, prompt }) => asked.includes(title) && asked.includes(prompt)) ?? null
  )
}
