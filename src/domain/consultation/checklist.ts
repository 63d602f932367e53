import { QUESTION_IDS, type QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import type { CriterionText, ReviewerText } from './consultation-text.ts'
import { CRITERIA } from './criteria.ts'
import type { Criterion } from './reading/judge.ts'

/** One thing a good answer holds: how to tell it, and what to say about it. */
export interface ChecklistEntry extends Criterion {
  question: QuestionId
  code: string
  text: CriterionText
}

/** What a good answer to this question holds, the most important first; empty for no such id. */
export function checklist(
  questionId: string,
  { criteria }: Pick<ReviewerText, 'criteria'>,
): readonly ChecklistEntry[] {
  const id = QUESTION_IDS.find((known) => known === questionId)
  if (id === undefined) return []
  return Object.entries(CRITERIA[id]).flatMap(([code, criterion]) => {
    const text = criteria[id][code]
    return text === undefined ? [] : [{ question: id, code, ...criterion, text }]
  })
}
