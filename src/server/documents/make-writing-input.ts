import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import type { DocumentReading } from '#domain/requirements/write-document.ts'
import type { DocumentInput } from '#server/providers/assistant.ts'
import type { WritingSource } from './writing-queries.ts'

/** What a writer gets of what is stored: the next version, with the answers in their order. */
export function makeWritingInput(
  source: WritingSource,
  { now, reading }: { now: Date; reading: DocumentReading },
): Omit<DocumentInput, 'userId'> {
  const { title, description, assignee, startDate, endDate } = source
  const order = new Map(QUESTIONS.map(({ id, order }) => [id as string, order]))
  const place = (questionId: string) => order.get(questionId) ?? QUESTIONS.length + 1
  return {
    language: source.language,
    founder: source.founder,
    project: {
      title,
      description,
      assignee,
      startDate: startDate?.slice(0, 10) ?? null,
      endDate: endDate?.slice(0, 10) ?? null,
    },
    answers: source.answers.toSorted((a, b) => place(a.questionId) - place(b.questionId)),
    reading,
    version: source.documentCount + 1,
    date: now.toISOString().slice(0, 10),
    previous: source.previous,
  }
}
