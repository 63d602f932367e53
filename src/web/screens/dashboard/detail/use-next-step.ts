import type { Project } from '#contract/projects.ts'
import type { Question } from '#contract/questions.ts'
import type { ReadingView } from '#contract/reading/reading-endpoints.ts'
import { findNextStep, type NextStep } from '#domain/next-step.ts'
import { countReview } from '#domain/reading/review/row-review.ts'
import { useAnswers } from '#web/api/answers.ts'
import { useQuestions } from '#web/api/questions.ts'
import { useStoredReading } from '#web/api/reading.ts'

/** What to do next with a project; null until its answers are here. */
export function useNextStep(project: Project): NextStep<Question> | null {
  const answers = useAnswers(project.id).data
  const reading = useStoredReading(project.id).data
  const questions = useQuestions().data
  if (answers === undefined || questions === undefined) return null
  return findNextStep({
    questions,
    answers: new Map(answers.map(({ questionId, value }) => [questionId, value])),
    hasDocument: project.documentVersion !== null,
    isToLookOver: project.status === 'completed' && reading !== undefined && isOpen(reading),
  })
}

function isOpen({ rows, unplaced }: ReadingView): boolean {
  const { check, changed, unconfirmed } = countReview(rows)
  return check + changed + unconfirmed + unplaced.length > 0
}
