import type { Project } from '#contract/projects.ts'
import type { DocumentLanguage } from '#domain/language.ts'
import { computeProgress, deriveProjectStatus } from '#domain/project.ts'
import { QUESTIONS } from '#domain/questionnaire/questions.ts'
import type { StarterChoice } from '#domain/starters/starters.ts'

/** A project as stored, with what is counted of its answers. */
export interface ProjectRow {
  id: string
  title: string
  description: string | null
  assignee: string | null
  startDate: Date | null
  endDate: Date | null
  language: DocumentLanguage
  starters: StarterChoice | null
  documentCount: number
  createdAt: Date
  updatedAt: Date
  answered: number | null
  adequateRequired: number | null
  lastAnswerAt: Date | null
}

/** The required questions' ids, for counting adequate answers to them. */
export const REQUIRED_QUESTION_IDS = QUESTIONS.filter(({ required }) => required).map(
  ({ id }) => id,
)

/**
 * The project of the contract (docs/product.md#data); status and progress follow from its answers
 * (docs/product.md#projects-and-progress).
 */
export function toProject(row: ProjectRow): Project {
  const counts = {
    answered: row.answered ?? 0,
    total: QUESTIONS.length,
    adequateRequired: row.adequateRequired ?? 0,
    required: REQUIRED_QUESTION_IDS.length,
  }
  const changed = Math.max(row.updatedAt.getTime(), row.lastAnswerAt?.getTime() ?? 0)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    assignee: row.assignee,
    startDate: row.startDate?.toISOString() ?? null,
    endDate: row.endDate?.toISOString() ?? null,
    language: row.language,
    starters: row.starters && { ...row.starters, settled: [...row.starters.settled] },
    status: deriveProjectStatus(counts),
    progress: computeProgress(counts),
    answeredCount: counts.answered,
    questionCount: counts.total,
    lastAnswerAt: row.lastAnswerAt?.toISOString() ?? null,
    documentVersion: row.documentCount === 0 ? null : row.documentCount,
    createdAt: row.createdAt.toISOString(),
    updatedAt: new Date(changed).toISOString(),
  }
}
