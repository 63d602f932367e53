import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import { CONDITIONS } from './checklists/conditions.ts'
import { DETAIL } from './checklists/detail.ts'
import { EXPERIENCE } from './checklists/experience.ts'
import { IDEA } from './checklists/idea.ts'
import { SCOPE } from './checklists/scope.ts'
import type { Criterion } from './reading/judge.ts'

/**
 * What a good answer to each question holds (Workshop: good enough when). Apart from the words of
 * the replies, so that the browser loads no more than the instant hints need.
 */
export const CRITERIA: Readonly<Record<QuestionId, Readonly<Record<string, Criterion>>>> = {
  ...IDEA,
  ...SCOPE,
  ...DETAIL,
  ...EXPERIENCE,
  ...CONDITIONS,
}
