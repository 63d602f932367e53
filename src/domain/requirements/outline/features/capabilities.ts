import type { FunctionalRequirement, Mark } from '#domain/requirements/document-items.ts'
import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { list, makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { writeCriterionLine } from './criteria-lines.ts'
import type { ToldTogether } from './list-together.ts'
import type { Around } from './requirement-meta.ts'
import { areOfOneRank, lineTexts, rankBehind } from './told-lines.ts'

/**
 * "Reserve a tool (must)." with its lines: what is done, what happens in a case, what holds until a
 * question is decided, each with what it tells behind it. Below them what the founder told of a case and
 * no line tells.
 */
export function capabilityBlocks(around: Around, told: ToldTogether): Block[] {
  const { desk, named, items } = around
  const { capability, requirements, shown } = told
  const [first] = requirements
  const rank = first !== undefined && areOfOneRank(requirements) ? rankBehind(desk, first) : []
  const listed = new Map(items.map(({ item }) => [item.id, item]))
  const above = markOfAll(requirements)
  for (const { criteria } of requirements) for (const each of criteria) listed.set(each.id, each)
  return [
    { kind: 'paragraph', text: titleOf(desk, capability.title, rank) },
    ...list(lineTexts(desk, told, listed)),
    ...shown.map((test) => writeCriterionLine(desk, test, { named, above })),
  ]
}

function titleOf({ words, bracketed }: Desk, title: string, rank: Text): Text {
  if (rank.length === 0) return [makeStrong(title + words.stop)]
  return [makeStrong(title), ...bracketed(rank), plain(words.stop)]
}

/** The mark that all of them have; null where they have not the same. */
function markOfAll(requirements: readonly FunctionalRequirement[]): Mark | null {
  const [first, ...others] = requirements
  return first !== undefined && others.every(({ mark }) => mark === first.mark) ? first.mark : null
}
