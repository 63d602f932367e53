import { QUESTION_IDS, type QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import type { CriterionText } from './consultation-text.ts'
import { CRITERIA } from './criteria.ts'
import type { Criterion } from './reading/judge.ts'
import { CONDITIONS_EN } from './text-en/conditions.ts'
import { DETAIL_EN } from './text-en/detail.ts'
import { EXPERIENCE_EN } from './text-en/experience.ts'
import { IDEA_EN } from './text-en/idea.ts'
import { SCOPE_EN } from './text-en/scope.ts'

/** One thing a good answer holds: how to tell it, and what to say about it. */
export interface ChecklistEntry extends Criterion {
  code: string
  text: CriterionText
}

const TEXTS: Readonly<Record<QuestionId, Readonly<Record<string, CriterionText>>>> = {
  ...IDEA_EN,
  ...SCOPE_EN,
  ...DETAIL_EN,
  ...EXPERIENCE_EN,
  ...CONDITIONS_EN,
}

const CHECKLISTS: ReadonlyMap<string, readonly ChecklistEntry[]> = new Map(
  QUESTION_IDS.map((id) => [id, entries(id)]),
)

/** What a good answer to this question holds, the most important first; empty for no such id. */
export function checklist(questionId: string): readonly ChecklistEntry[] {
  return CHECKLISTS.get(questionId) ?? []
}

function entries(id: QuestionId): ChecklistEntry[] {
  return Object.entries(CRITERIA[id]).flatMap(([code, criterion]) => {
    const text = TEXTS[id][code]
    return text === undefined ? [] : [{ code, ...criterion, text }]
  })
}
