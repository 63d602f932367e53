import type { Answer } from '#contract/answers.ts'
import type { AnswerRow } from './queries.ts'

/** The answer of the contract (docs/product.md#data). */
export function toAnswer(row: AnswerRow): Answer {
  return {
    questionId: row.questionId,
    value: row.value,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
