import type { OnStage } from '#contract/generation-stages.ts'
import type { AnswerValue } from '#domain/answers.ts'
import type { ProjectReading } from '#domain/consultation/gaps/told-answer.ts'
import type { DocumentLanguage, Language } from '#domain/language.ts'
import type { WorkshopQuestion } from '#domain/questionnaire/questions.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { DocumentReading } from '#domain/requirements/write-document.ts'

/** What is asked, with what the reviewer may know. */
export interface ConsultationRequest {
  userId: string
  projectTitle: string
  /** What the project's documents are written in. */
  language: DocumentLanguage
  /** The language of the reply's fixed words. */
  replyLanguage: Language
  /** The workshop question it is about; null when asked freely. */
  question: WorkshopQuestion | null
  /** The stored or the just typed answer to that question; empty when there is none. */
  answer: string
  asked: string
  /** All answers of the project, as text, in the order of the questions. */
  answers: { questionId: string; text: string }[]
  /** What was understood of the answers; the answer asked about counts as it stands. */
  reading: () => Promise<ProjectReading>
  /** What was asked and replied before, the newest first. */
  thread: { questionId: string | null; asked: string; reply: string }[]
}

export interface ConsultationReply {
  /** Markdown. */
  text: string
  /** `built-in`, or the model by its name. */
  source: string
  /** `cut`: it broke off, and what is there is kept as that. */
  ending: 'whole' | 'cut'
}

export interface DocumentInput {
  /** Whose turn at the model it takes. */
  userId: string
  /** What the parts are written in that are not the user's own words. */
  language: DocumentLanguage
  /** The first name of who answers: a model calls them so. Left out where nobody is known. */
  founder?: string
  project: {
    title: string
    description: string | null
    assignee: string | null
    startDate: string | null
    endDate: string | null
  }
  answers: readonly { questionId: string; value: AnswerValue }[]
  reading: DocumentReading
  version: number
  /** The day of writing, yyyy-mm-dd. */
  date: string
  /** The version before as it was stored, whose ids are kept; null for the first. */
  previous: string | null
}

/** Who reviews answers and writes the document: the built-in rules, or a model. */
export interface Assistant {
  /** `built-in`, or the model by its name; shown beside what it wrote. */
  source: string
  /**
   * Replies, telling each piece as it comes; the reply given in the end counts. Rejects when nothing
   * came. When `signal` aborts it stops at once, and what had come is a cut reply.
   */
  consult(
    request: ConsultationRequest,
    onText: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<ConsultationReply>
  writeDocument(
    input: DocumentInput,
    onStage: OnStage,
    signal: AbortSignal,
  ): Promise<RequirementsDocument>
}
