import type { DocumentLanguage } from '#domain/language.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Readiness } from '#domain/requirements/readiness/readiness.ts'
import type { DocumentReading } from '#domain/requirements/write-document.ts'

/** What is judged: answers as they stand, or a stored document. */
export type ReadinessInput =
  | {
      kind: 'answers'
      title: string
      language: DocumentLanguage
      answers: { questionId: string; value: string }[]
      reading: DocumentReading
    }
  | { kind: 'document'; document: RequirementsDocument }

/** What comes of it. */
export interface Judgement {
  readiness: Readiness
  /** What does not agree, and what the answers leave open between them. */
  between: Readiness['between']
}

/** A question to the worker; the reply carries the same number. */
export interface ReadinessRequest {
  number: number
  input: ReadinessInput
}

export interface ReadinessReply {
  number: number
  judgement: Judgement
}
