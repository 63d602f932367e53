import {
  QUESTION_IDS,
  type QuestionId,
  type QuestionnaireText,
  type QuestionText,
} from './questionnaire-text.ts'
import { QUESTIONNAIRE } from './text-en.ts'

/** One question of the workshop (docs/product.md#data). `order` counts from 1. */
export interface WorkshopQuestion extends QuestionText {
  id: QuestionId
  order: number
  required: boolean
}

/** Screens, connections and limits may be skipped; the other twelve carry the document. */
const OPTIONAL: ReadonlySet<QuestionId> = new Set<QuestionId>(['q11', 'q13', 'q15'])

/** The fifteen questions in their order, in the language of `texts`. */
export function listQuestions(texts: QuestionnaireText): readonly WorkshopQuestion[] {
  return QUESTION_IDS.map((id, index) => ({
    id,
    order: index + 1,
    required: !OPTIONAL.has(id),
    ...texts[id],
  }))
}

/** The fifteen questions in the language of this build. */
export const QUESTIONS = listQuestions(QUESTIONNAIRE)

/** The question with this id, or null when there is none. */
export function findQuestion(
  id: string,
  questions: readonly WorkshopQuestion[],
): WorkshopQuestion | null {
  return questions.find((question) => question.id === id) ?? null
}
