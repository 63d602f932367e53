import type { FunctionalRequirement, Mark } from '#domain/requirements/document-items.ts'
import type { Block, Statement } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { list, makeStrong, plain, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { writeCriterionLine } from './criteria-lines.ts'
import type { ToldTogether } from './list-together.ts'
import type { Around } from './requirement-meta.ts'
import { areOfOneRank, groupLines, type LineGroup, rankBehind } from './told-lines.ts'

/**
 * "Reserve a tool (must)" above its lines: what is done, below it what happens in a case, and what holds until a
 * question is decided. Last what the founder told of a case and no line tells.
 */
export function capabilityBlocks(around: Around, told: ToldTogether): Block[] {
  const { desk, named, items } = around
  const { capability, requirements, shown } = told
  const listed = new Map(items.map(({ item }) => [item.id, item]))
  const above = markOfAll(requirements)
  for (const { criteria } of requirements) for (const each of criteria) listed.set(each.id, each)
  const tests = shown.map((test) => writeCriterionLine(desk, test, { named, above }))
  const groups = groupLines(desk, told, listed)
  const left = desk.isFile
    ? tests.filter((test) => !placeTest(desk, test, { groups, told }))
    : tests
  return [
    titleOf(desk, capability.title, requirements),
    ...groups.flatMap(({ lead, below }): Block[] => [
      ...(lead === null ? [] : [{ kind: 'paragraph' as const, text: lead }]),
      ...list(below),
    ]),
    ...left,
  ]
}

interface Places {
  groups: readonly LineGroup[]
  told: ToldTogether
}

/** A test that no line tells, below the line that tells its requirement; false where there is none. */
function placeTest(
  { bracketed }: Desk,
  { id, text, origin }: Statement,
  { groups, told: { requirements } }: Places,
): boolean {
  const of = requirements.find(({ criteria }) => criteria.some((each) => each.id === id))?.id
  const group = groups.find(({ leads }) => of !== undefined && leads.includes(of))
  group?.below.push([makeStrong(id), plain(' '), ...text, ...bracketed(origin)])
  return group !== undefined
}

/** A rank that nobody said has its mark, which no heading can hold, behind it. */
function titleOf(desk: Desk, title: string, requirements: readonly FunctionalRequirement[]): Block {
  const [first] = requirements
  const rank = first !== undefined && areOfOneRank(requirements) ? rankBehind(desk, first) : []
  const isSure = rank.every(({ kind }) => kind === 'plain')
  const text = isSure ? toPlainText([plain(title), ...desk.bracketed(rank)]) : title
  return { kind: 'heading', anchor: null, id: null, text, origin: isSure ? [] : rank }
}

/** The mark that all of them have; null where they have not the same. */
function markOfAll(requirements: readonly FunctionalRequirement[]): Mark | null {
  const [first, ...others] = requirements
  return first !== undefined && others.every(({ mark }) => mark === first.mark) ? first.mark : null
}
