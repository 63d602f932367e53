import type {
  AcceptanceCriterion,
  BusinessRule,
  FunctionalRequirement,
  Mark,
} from '#domain/requirements/document-items.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listClashes, MOST_WAITING } from '#domain/requirements/outline/open/waiting.ts'
import {
  joined,
  makeStrong,
  makeTextCell,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { listCited } from './criteria-lines.ts'
import type { ToldTogether } from './list-together.ts'
import { partCriteria } from './part-criteria.ts'
import { type Around, metaOf } from './requirement-meta.ts'
import { listAsked, rulesBelow, writeRulesAndTests } from './rules-and-tests.ts'

/** "Reserve a tool (must). Members reserve online …", what is told of it in one line, its rules and its tests. */
export function capabilityBlocks(around: Around, told: ToldTogether): Block[] {
  const { desk } = around
  const { words } = desk
  const { capability, requirements, shown } = told
  const rules = rulesBelow(
    around,
    requirements.map(({ id }) => id),
  )
  const [first] = requirements
  const rank = first !== undefined && areOfOneRank(requirements) ? rankBehind(desk, first) : []
  const text = [...titleOf(desk, capability.title, rank), plain(words.space + capability.text)]
  const meta = metaOfTogether(around, told, rules)
  const above = markOfAll(requirements)
  const below = writeRulesAndTests(around, { rules, tests: shown, above })
  if (desk.isFile) {
    const behind = desk.bracketed(joined(meta, words.semicolon))
    return [{ kind: 'paragraph', text: [...text, ...behind] }, ...below]
  }
  return [
    { kind: 'paragraph', text },
    { kind: 'note', text: joined(meta, words.signs.dot) },
    ...below,
  ]
}

function titleOf({ words, bracketed }: Desk, title: string, rank: Text): Text {
  if (rank.length === 0) return [makeStrong(title + words.stop)]
  return [makeStrong(title), ...bracketed(rank), plain(words.stop)]
}

function areOfOneRank(requirements: readonly FunctionalRequirement[]): boolean {
  const ranks = requirements.map((each) => [each.priority, isRankSure(each)].join())
  return new Set(ranks).size === 1
}

/** A rank that nobody said has its mark, unless the whole requirement has it. */
function isRankSure({ priority, priorityStated, mark }: FunctionalRequirement): boolean {
  return priorityStated || priority === 'unsaid' || mark === 'assumed'
}

/** "must": nothing where nobody gave a rank. */
function rankBehind({ words, mark }: Desk, requirement: FunctionalRequirement): Text {
  const { priority } = requirement
  if (priority === 'unsaid') return []
  const rank = plain(words.rankBehind(words.priorities[priority]))
  return isRankSure(requirement) ? [rank] : [rank, plain(words.space), mark('assumed')]
}

/** The mark that all of them have; null where they have not the same. */
function markOfAll(requirements: readonly FunctionalRequirement[]): Mark | null {
  const [first, ...others] = requirements
  return first !== undefined && others.every(({ mark }) => mark === first.mark) ? first.mark : null
}

function metaOfTogether(
  around: Around,
  { capability, requirements, shown }: ToldTogether,
  below: readonly BusinessRule[],
): Text[] {
  const { desk, named } = around
  const { words, document } = desk
  const tested = shown.map(({ id }) => id)
  const quotes = [...requirements, ...shown].flatMap((each) => each.quotes)
  // In a file each test and rule has its own answers.
  const told = desk.isFile
    ? requirements
    : [...requirements, ...criteriaOf(requirements, [...tested, ...capability.items])]
  const sources = [...new Set(told.flatMap((each) => each.sources))].sort(inOrder)
  const cited = new Set([
    ...shown.flatMap((criterion) => listCited(criterion, named)),
    ...below.map(({ id }) => id),
  ])
  const askedBelow = listAsked(desk, below)
  const rules = requirements.flatMap((each) => [
    ...each.rules,
    ...partCriteria(each, document).rules,
  ])
  const unshown = criteriaOf(requirements).filter(({ id }) => !capability.items.includes(id))
  const isOneRank = areOfOneRank(requirements)
  const open = openOf(around, requirements, tested).filter((id) => !askedBelow.includes(id))
  return [
    joined(
      groupAlike(requirements).map((alike) => tellAlike(desk, alike, isOneRank)),
      words.comma,
    ),
    desk.origin({ sources, mark: 'stated', quotes }),
    desk.isFile
      ? []
      : behind(words.rules, desk.ranged([...new Set(rules)].filter((id) => !cited.has(id)))),
    desk.ranged([...new Set(open)]),
    shown.length > 0 ? [] : behind(words.tests, desk.ranged(unshown.map(({ id }) => id))),
  ]
}

/** What waits of these requirements and tests; in a file the decisions alone that come first. */
function openOf(
  { desk, asked, decisions }: Around,
  requirements: readonly FunctionalRequirement[],
  tested: readonly string[],
): string[] {
  const { document } = desk
  const ids = requirements.map(({ id }) => id)
  const open = [
    ...listClashes(document, ids),
    ...ids.flatMap((id) => asked.get(id) ?? []),
    ...document.openQuestions.flatMap(({ id, blocks }) =>
      blocks.length <= MOST_WAITING && blocks.some((each) => tested.includes(each)) ? [id] : [],
    ),
  ]
  return desk.isFile ? open.filter((id) => decisions.has(id)) : open
}

function behind(name: string, ids: Text): Text {
  return ids.length === 0 ? [] : [plain(name), ...ids]
}

/** All criteria of these requirements, or those of these ids. */
function criteriaOf(
  requirements: readonly FunctionalRequirement[],
  ids: readonly string[] | null = null,
): AcceptanceCriterion[] {
  return requirements
    .flatMap(({ criteria }) => criteria)
    .filter(({ id }) => ids === null || ids.includes(id))
}

function inOrder(one: string, other: string): number {
  return Number(one.slice(1)) - Number(other.slice(1))
}

/** Requirements of one rank and one mark, in the order of the first of each. */
function groupAlike(requirements: readonly FunctionalRequirement[]): FunctionalRequirement[][] {
  const groups = new Map<string, FunctionalRequirement[]>()
  for (const each of requirements) {
    const key = [each.priority, each.priorityStated, each.mark, each.actorAssumed === true].join()
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()]
}

/** "FR-034 (Assumed) (nice to have, Who: Assumed AS-62)": whose word they are, and their rank where others have another. */
function tellAlike(desk: Desk, alike: readonly FunctionalRequirement[], isOneRank: boolean): Text {
  const { words, document } = desk
  const ids = alike.map(({ id }) => id)
  const [first] = alike
  if (first === undefined) return []
  const supposed = document.assumptions.filter(
    ({ items, settles = {} }) => 'doers' in settles && items.some((id) => ids.includes(id)),
  )
  const who: Text = [
    ...[plain(words.who), desk.mark('assumed')],
    ...(supposed.length === 0 || desk.isFile
      ? []
      : [plain(' '), ...desk.ranged(supposed.map(({ id }) => id))]),
  ]
  const told = joined(
    [isOneRank ? [] : rankBehind(desk, first), first.actorAssumed === true ? who : []],
    words.comma,
  )
  const mark = first.mark === 'stated' ? [] : desk.bracketed([desk.mark(first.mark)])
  // All of it stands in brackets in a file.
  const behind = desk.isFile && told.length > 0 ? [plain(' '), ...told] : desk.bracketed(told)
  return [...desk.ranged(ids), ...mark, ...behind]
}

/** Each requirement that a capability tells, in its own sentence, with all that is told of it. */
export function sentencesTable(
  around: Around,
  requirements: readonly FunctionalRequirement[],
): Block[] {
  const { desk } = around
  const { words } = desk
  const rows = requirements.map(
    (requirement): Row => ({
      id: requirement.id,
      cells: [
        makeTextCell(requirement.text),
        makeTextCell(joined(metaOf(around, requirement, false), words.signs.dot)),
      ],
      main: 0,
    }),
  )
  const { sentences } = words.parts
  return table(sentences, [words.columns.id, words.columns.sentence, words.columns.mark], rows)
}
