import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import { CONDITIONS } from './checklists/conditions.ts'
import { DETAIL } from './checklists/detail.ts'
import { EXPERIENCE } from './checklists/experience.ts'
import { IDEA } from './checklists/idea.ts'
import { SCOPE } from './checklists/scope.ts'
import type { Judge } from './reading/judge.ts'

/** What the instant hints look for in an answer in English. */
export const CRITERIA: Readonly<Record<QuestionId, Readonly<Record<string, Judge>>>> = {
  ...IDEA,
  ...SCOPE,
  ...DETAIL,
  ...EXPERIENCE,
  ...CONDITIONS,
}
