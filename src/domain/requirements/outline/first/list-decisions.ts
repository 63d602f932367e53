import type { Contradiction, OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { askedTable } from '#domain/requirements/outline/open/asked-table.ts'
import { contradictionRow } from '#domain/requirements/outline/open/contradiction-table.ts'
import { partQuestions } from '#domain/requirements/outline/open/part-questions.ts'
import { questionRow } from '#domain/requirements/outline/open/question-blocks.ts'
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

/** So many are told on the first page of a file. */
const MOST_TOLD = 7

/** The decisions that the first page of a file tells with what holds until then; on the screen section 15 has all. */
export function listToldFirst(desk: Desk): (Contradiction | OpenQuestion)[] {
  return listDecisions(desk).slice(0, mostTold(desk))
}

function mostTold({ isFile }: Desk): number {
  return isFile ? MOST_TOLD : 0
}

/** What is to be decided first: on the screen, which can be pointed at, by ids alone. */
export function decisionBlocks(desk: Desk): Block[] {
  const { words, ranged } = desk
  const { first } = words
  const all = listDecisions(desk)
  const told = all.slice(0, mostTold(desk))
  const others = all.slice(told.length).map(({ id }) => id)
  const byId: Text = [plain(words.space), ...ranged(others), plain(words.stop)]
  if (told.length === 0) {
    return others.length === 0
      ? []
      : [{ kind: 'paragraph', text: [makeStrong(first.decide), ...byId] }]
  }
  return [
    { kind: 'paragraph', text: [makeStrong(first.decideHere)] },
    ...askedTable(
      desk,
      first.decideHere,
      told.map((entry) =>
        'why' in entry ? questionRow(desk, entry) : contradictionRow(desk, entry),
      ),
    ),
    ...(others.length === 0
      ? []
      : [{ kind: 'note' as const, text: [plain(first.decideMore), ...byId] }]),
  ]
}
