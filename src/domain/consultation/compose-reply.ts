import { QUESTIONS, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import { quotedAnswer } from './feedback-request.ts'
import { freeReply } from './free-reply.ts'
import { review } from './review/review.ts'

/** Words that ask for a review of the answer on the screen. */
const ASKS_FOR_REVIEW =
  /\b(?:feedback|review|check (?:my|this)|good enough|improve|what(?:'s| is|’s) missing|is this (?:ok|okay|good|right|enough))\b/i

/** What the built-in reviewer is asked. */
export interface ReviewRequest {
  /** The workshop question it belongs to; null when asked freely. */
  question: WorkshopQuestion | null
  projectTitle: string
  /** The stored answer, as text; an answer quoted in `asked` counts before it. */
  answer: string
  /** The words sent: a feedback request (Spec §7) or a free question. */
  asked: string
}

/**
 * The built-in reviewer's reply in Markdown. A feedback request gets the five parts and one
 * follow-up question (Workshop: consultation), anything else an honest pointer. Deterministic.
 */
export function composeReply({ question, answer, projectTitle, asked }: ReviewRequest): string {
  const quoted = quotedAnswer(asked)
  const about = question ?? (quoted === null ? null : questionNamedIn(asked))
  if (about === null) return freeReply({ asked, projectTitle, open: null })
  if (quoted !== null) return review(about, quoted)
  const words = asked.trim()
  const asksForReview = words === '' || words === answer.trim() || ASKS_FOR_REVIEW.test(words)
  return asksForReview ? review(about, answer) : freeReply({ asked, projectTitle, open: about })
}

/** The question whose title and prompt a feedback request holds. */
function questionNamedIn(asked: string): WorkshopQuestion | null {
  return (
    QUESTIONS.find(({ title, prompt }) => asked.includes(title) && asked.includes(prompt)) ?? null
  )
}
