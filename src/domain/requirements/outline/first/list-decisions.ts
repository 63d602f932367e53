import type {
  Assumption,
  Contradiction,
  OpenQuestion,
} from '#domain/requirements/document-registers.ts'
import type { Block } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeStrong, plain } from '#domain/requirements/outline/pieces.ts'

/** What the founder decides: which side holds, what is to hold, whether it is as they took it to be. */
export type Decision =
  | { kind: 'clash'; entry: Contradiction }
  | { kind: 'question'; entry: OpenQuestion }
  | { kind: 'doubt'; entry: Assumption }

/** What is to be decided before it is built, what most hangs on first. */
export function listDecisions({ document, workedOut: { decisions = [] } }: Desk): Decision[] {
  const { contradictions = [], openQuestions, assumptions } = document
  const all: Decision[] = [
    ...contradictions.map((entry) => ({ kind: 'clash' as const, entry })),
    ...openQuestions.map((entry) => ({ kind: 'question' as const, entry })),
    ...assumptions.map((entry) => ({ kind: 'doubt' as const, entry })),
  ]
  return decisions.flatMap((id) => all.find(({ entry }) => entry.id === id) ?? [])
}

/** The ids of those that the first page of a file tells with what holds until then; on the screen section 15 has all. */
export function listToldFirst(desk: Desk): Set<string> {
  return new Set(desk.isFile ? listDecisions(desk).map(({ entry }) => entry.id) : [])
}

/** What is to be decided first: on the screen, which can be pointed at, by ids alone; a file tells it below its heading. */
export function decisionBlocks(desk: Desk): Block[] {
  const { words, ranged, isFile } = desk
  const { first } = words
  const all = listDecisions(desk)
  if (all.length === 0) return []
  if (!isFile) {
    const byId = [plain(words.space), ...ranged(all.map(({ entry }) => entry.id))]
    return [{ kind: 'paragraph', text: [makeStrong(first.decide), ...byId, plain(words.stop)] }]
  }
  return [{ kind: 'paragraph', text: [makeStrong(first.decideHere)] }]
}
