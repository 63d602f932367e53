import type { Question } from '#contract/questions.ts'
import { isAdequate } from '#domain/answers.ts'
import { useAnswerPart } from '#web/drafts/page/use-drafts.ts'
import type { AnswerMark, ProjectDrafts } from '#web/drafts/project-drafts.ts'

export type StepMark = AnswerMark | 'thin' | 'short'

/**
 * What each step shows of its answer, in the order of the questions. They are compared as one text,
 * so that a key draws nothing again as long as no step changes.
 */
export function useStepMarks(
  drafts: ProjectDrafts,
  questions: readonly Question[],
  thin: ReadonlySet<string>,
): readonly StepMark[] {
  const marks = useAnswerPart(drafts, () =>
    questions.map(({ id }) => markOf(drafts, id, thin.has(id))).join(' '),
  )
  return marks.split(' ') as StepMark[]
}

/** A fragment is no answer yet, whatever else is known of it. */
function markOf(drafts: ProjectDrafts, question: string, isThin: boolean): StepMark {
  const mark = drafts.mark(question)
  if (mark !== 'answered') return mark
  if (!isAdequate(drafts.answer(question).state.text)) return 'short'
  return isThin ? 'thin' : mark
}
