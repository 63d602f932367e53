/**
 * How far a project is (docs/product.md#data, docs/product.md#projects-and-progress). It is derived
 * from the answers, never set by hand.
 */
export const PROJECT_STATUSES = ['draft', 'in_progress', 'completed'] as const

export type ProjectStatus = (typeof PROJECT_STATUSES)[number]

/** What the derivation counts. */
export interface AnswerCounts {
  /** Questions with a non-blank answer. */
  answered: number
  /** All questions of the workshop. */
  total: number
  /** Required questions with an adequate answer (docs/product.md#checks-on-input). */
  adequateRequired: number
  /** All required questions. */
  required: number
}

/** The share of answered questions as a whole percent (docs/product.md#projects-and-progress). */
export function computeProgress({ answered, total }: AnswerCounts): number {
  return total === 0 ? 0 : Math.round((answered / total) * 100)
}

/** `completed` when every required answer is adequate, else by whether anything was answered. */
export function deriveProjectStatus(counts: AnswerCounts): ProjectStatus {
  if (counts.answered === 0) return 'draft'
  return counts.adequateRequired >= counts.required ? 'completed' : 'in_progress'
}
