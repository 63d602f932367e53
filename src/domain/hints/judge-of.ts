import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'
import { CONDITIONS_IN_JAPANESE } from './checklists/japanese/conditions.ts'
import { DETAIL_IN_JAPANESE, EXPERIENCE_IN_JAPANESE } from './checklists/japanese/detail.ts'
import { IDEA_IN_JAPANESE } from './checklists/japanese/idea.ts'
import { SCOPE_IN_JAPANESE } from './checklists/japanese/scope.ts'
import { CRITERIA } from './criteria.ts'
import type { AnswerParts } from './reading/answer-parts.ts'
import type { Judge } from './reading/judge.ts'

const JAPANESE: Readonly<Record<QuestionId, Readonly<Record<string, Judge>>>> = {
  ...IDEA_IN_JAPANESE,
  ...SCOPE_IN_JAPANESE,
  ...DETAIL_IN_JAPANESE,
  ...EXPERIENCE_IN_JAPANESE,
  ...CONDITIONS_IN_JAPANESE,
}

/**
 * Who judges a point of an answer, by the language the answer is in; null where its words cannot
 * be judged, so that the check stays silent rather than wrong.
 */
export function judgeOf(
  question: QuestionId,
  code: string,
  { language }: Pick<AnswerParts, 'language'>,
): Judge | null {
  if (language === 'other') return null
  return (language === 'ja' ? JAPANESE : CRITERIA)[question][code] ?? null
}
