import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

const MOST_WAITING = 6

/** Whether so many items wait for a question that it is about all of a kind, and holds none up by itself. */
export function isAboutAll({ blocks }: OpenQuestion): boolean {
  return blocks.length > MOST_WAITING
}

/** Whether a question is about the rank of all that have none: it holds none of them up. */
export function isOfRanks({ blocks }: OpenQuestion, document: RequirementsDocument): boolean {
  const unranked = listRequirements(document).filter(({ priority }) => priority === 'unsaid')
  return blocks.length === unranked.length && unranked.every(({ id }) => blocks.includes(id))
}

/**
 * The open questions, those first that hold most up: a must, then what a must rests on, then anything
 * else; within that in their order, in which the founder's own doubts come first.
 */
export function sortByBlocking(document: RequirementsDocument): OpenQuestion[] {
  const musts = listRequirements(document).filter(({ priority }) => priority === 'must')
  const first = new Set(
    musts.flatMap(({ id, criteria }) => [id, ...criteria.map((each) => each.id)]),
  )
  const then = new Set(musts.flatMap(({ rules, entities }) => [...rules, ...entities]))
  const rankOf = (question: OpenQuestion): number => {
    const { blocks, quotes } = question
    if (blocks.length === 0) return quotes.length > 0 ? 2 : 3
    if (isAboutAll(question)) return 2
    if (blocks.some((id) => first.has(id))) return 0
    return blocks.some((id) => then.has(id)) ? 1 : 2
  }
  return document.openQuestions
    .map((question, at) => ({ question, at, rank: rankOf(question) }))
    .sort((one, other) => one.rank - other.rank || one.at - other.at)
    .map(({ question }) => question)
}
