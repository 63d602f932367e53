import type { BoundaryQuestion } from '#domain/requirements/document-items.ts'

/** Whether the founder is still asked: she has not answered, and her words do not either. */
export function isAsked({ answer, said }: BoundaryQuestion): boolean {
  return answer === undefined && said === undefined
}

/** Whether her words answer it already, so that it stands nowhere among the questions. */
export function isSaid({ answer, said }: BoundaryQuestion): boolean {
  return answer === undefined && said !== undefined
}
