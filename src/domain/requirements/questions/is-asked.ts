import type { BoundaryQuestion } from '#domain/requirements/document-items.ts'

/** Whether the founder is still asked. */
export function isAsked({ answer }: BoundaryQuestion): boolean {
  return answer === undefined
}
