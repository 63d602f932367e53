import type { Question } from '#contract/questions.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'

/** The fifteen questions in their order. */
export async function listQuestions(): Promise<Question[]> {
  return [...QUESTIONS]
}
