import type { OnStage } from '#contract/generation-stages.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { DocumentLanguage, Language } from '#domain/language.ts'
import type { WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'

/** What is asked, with what the reviewer may know. */
export interface ConsultationRequest {
  /** What the reply is written in. */
  language: Language
  projectTitle: string
  /** The workshop question it is about; null when asked freely. */
  question: WorkshopQuestion | null
  /** The stored or the just typed answer to that question; empty when there is none. */
  answer: string
  asked: string
}

export interface DocumentInput {
  /** Whose turn at the model it takes. */
  userId: string
  /** What the parts are written in that are not the user's own words. */
  language: DocumentLanguage
  project: {
    title: string
    description: string | null
    assignee: string | null
    startDate: string | null
    endDate: string | null
  }
  answers: { questionId: string; value: AnswerValue }[]
  version: number
  /** The day of writing, yyyy-mm-dd. */
  date: string
  /** The version before, whose ids are kept; null for the first. */
  previous: RequirementsDocument | null
}

/** Who reviews answers and writes the document: the built-in rules, or a model. */
export interface Assistant {
  /** `built-in`, or the model by its name; shown beside what it wrote. */
  source: string
  /** The reply in Markdown. Rejects when it cannot be had; stops when `signal` aborts. */
  consult(request: ConsultationRequest, signal: AbortSignal): Promise<string>
  writeDocument(
    input: DocumentInput,
    onStage: OnStage,
    signal: AbortSignal,
  ): Promise<RequirementsDocument>
}
