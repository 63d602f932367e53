import type { AnswerValue, GenerationCheck } from '#domain/answers.ts'
import { findQuestion, type WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import { AppError } from '#server/app-error.ts'
import type { ServerTexts } from '#server/texts/texts.ts'

type Unready = Extract<GenerationCheck<WorkshopQuestion>, { ready: false }>

/** What keeps a document from being written, with the questions' names in the reader's language. */
export function makeUnreadyError({ code, questions }: Unready): AppError {
  const asked = (texts: ServerTexts) =>
    questions.map((question) => findQuestion(question.id, texts.questions) ?? question)
  return new AppError(code, {
    message: (texts) => texts.unready[code](asked(texts)),
    issues: questions.map(({ id, title }) => ({
      path: id,
      message: (texts) => findQuestion(id, texts.questions)?.title ?? title,
    })),
  })
}

/** The stored answers by their question. */
export function mapValues(
  answers: readonly { questionId: string; value: AnswerValue }[],
): ReadonlyMap<string, AnswerValue> {
  return new Map(answers.map(({ questionId, value }) => [questionId, value]))
}
