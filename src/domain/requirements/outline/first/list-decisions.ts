import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Block } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { partQuestions } from '#domain/requirements/outline/open/part-questions.ts'
import { makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** What is to be decided before it is built: what does not agree, and what a must waits for. */
export function listDecisions(desk: Desk): (Contradiction | OpenQuestion)[] {
  const { document } = desk
  const musts = new Set(
    listRequirements(document).flatMap(({ id, priority }) => (priority === 'must' ? [id] : [])),
  )
  const waited = partQuestions(desk).read.filter(({ blocks }) => blocks.some((id) => musts.has(id)))
  return [...(document.contradictions ?? []), ...waited]
}

/** Which they are; the questions are told in section 15, once. */
export function decisionLine(desk: Desk): Block[] {
  const decisions = listDecisions(desk)
  if (decisions.length === 0) return []
  const { words, ranged } = desk
  const ids = ranged(decisions.map(({ id }) => id))
  const text = [makeStrong(words.first.decide), plain(words.space), ...ids, plain(words.stop)]
  return [{ kind: 'paragraph', text }]
}
