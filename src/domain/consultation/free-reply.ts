import { isBlank } from '#domain/answers.ts'
import { listQuestions, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import type { ReviewerText } from './consultation-text.ts'
import { writeFollowUp } from './follow-up.ts'
import type { ProjectReading } from './gaps/told-answer.ts'
import { reviewAnswer } from './review/review.ts'
import { findFittingQuestion } from './topics.ts'

interface FreeQuestion {
  asked: string
  /** The workshop question on the screen, if any: used when no other fits the words. */
  open: WorkshopQuestion | null
  reading: ProjectReading
}

/**
 * Answers a free question within what fixed checks can do: it leads to the workshop question that
 * covers it and says what is still missing there, or says in one sentence that it cannot answer.
 * It never answers as a model would (docs/product.md#built-in-rules-and-models).
 */
export function freeReply({ asked, open, reading }: FreeQuestion, words: ReviewerText): string {
  const { free, reply } = words
  const question = findFittingQuestion(asked, listQuestions(words.questionnaire)) ?? open
  if (question === null) return free.unknown
  const covered = free.covered
    .replace('{order}', String(question.order))
    .replace('{title}', () => question.title)
  const answer = reading.answers.find((told) => told.question === question.id)?.text ?? ''
  if (isBlank(answer)) return `${covered}\n\n${free.open.replace('{prompt}', question.prompt)}`
  const { lead, followUp } = reviewAnswer(question, { answer, reading }, words)
  const asks = followUp === null ? [] : [writeFollowUp(followUp, reply)]
  return [covered, lead, ...asks].join('\n\n')
}
