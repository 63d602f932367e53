import type { Question } from '#contract/questions.ts'
import type { Language } from '#domain/language.ts'
import { TEXTS } from '#server/texts/texts.ts'

/** The fifteen questions in their order. */
export async function listQuestions(language: Language): Promise<Question[]> {
  return [...TEXTS[language].questions]
}
