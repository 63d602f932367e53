import type { QuestionId, SampleText } from '#domain/questionnaire/questionnaire-text.ts'

/** What a made-up founder told: the project's name and an answer to each question. */
export interface ExampleAnswers extends SampleText {
  answers: Readonly<Record<QuestionId, string>>
}
