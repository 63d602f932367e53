import type { Readiness } from '#domain/readiness/readiness.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'

/** What is judged: answers as they stand, or a stored document. */
export type ReadinessInput =
  | { kind: 'answers'; title: string; answers: { questionId: string; value: string }[] }
  | { kind: 'document'; document: RequirementsDocument }

/** A question to the worker; the reply carries the same number. */
export interface ReadinessRequest {
  number: number
  input: ReadinessInput
}

export interface ReadinessReply {
  number: number
  readiness: Readiness
}
