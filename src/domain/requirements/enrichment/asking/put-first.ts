import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import { LIMITS } from '#domain/requirements/enrichment/limits.ts'

type Decided = Contradiction | OpenQuestion

/** Marks what a model says is to be decided before building starts, as long as few are. */
export function putFirst(
  { openQuestions, contradictions = [] }: RequirementsDocument,
  item: Decided | undefined,
  isFirst: boolean | undefined,
): boolean {
  if (item === undefined || isFirst !== true || item.first === true) return false
  const all: readonly Decided[] = [...contradictions, ...openQuestions]
  if (all.filter(({ first }) => first === true).length >= LIMITS.first) return false
  item.first = true
  return true
}
