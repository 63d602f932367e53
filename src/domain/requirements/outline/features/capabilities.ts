import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  Mark,
} from '#domain/requirements/document-items.ts'
import type { Capability } from '#domain/requirements/document-registers.ts'
import { requirementsOf } from '#domain/requirements/enrichment/capabilities/standing.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listClashes, listWaiting } from '#domain/requirements/outline/open/waiting.ts'
import {
  joined,
  makeStrong,
  makeTextCell,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { listCited, writeCriterionLine } from './criteria-lines.ts'
import { partCriteria } from './part-criteria.ts'
import { type Around, metaOf } from './requirement-meta.ts'

/** A capability with what it tells, in the order in which it names them. */
export interface ToldTogether {
  capability: Capability
  requirements: FunctionalRequirement[]
  /** The criteria that stand below it; all others are in the appendix. */
  shown: AcceptanceCriterion[]
}

/** The capabilities whose requirements are all among these. */
export function listTogether(
  { document }: Desk,
  requirements: readonly FunctionalRequirement[],
): ToldTogether[] {
  return (document.capabilities ?? []).flatMap((capability): ToldTogether[] => {
    const ids = requirementsOf(capability)
    const own = ids.flatMap((id) => requirements.find((each) => each.id === id) ?? [])
    if (own.length === 0 || own.length < ids.length) return []
    const below = own.flatMap((requirement) => shownOf(requirement, capability, document))
    return [{ capability, requirements: own, shown: keepFew(below, own.length) }]
  })
}

/** What is told together of these requirements, and those that no capability tells. */
export function partTogether(
  desk: Desk,
  requirements: readonly FunctionalRequirement[],
): { together: ToldTogether[]; apart: FunctionalRequirement[] } {
  const together = listTogether(desk, requirements)
  const told = together.flatMap((each) => each.requirements)
  return { together, apart: requirements.filter((each) => !told.includes(each)) }
}

/**
 * Below a capability stand the criteria that were worded for it, and whatever case the founder told
 * that stands nowhere else. Where no test of the document was worded they are those of each requirement.
 */
function shownOf(
  requirement: FunctionalRequirement,
  { items, tests }: Capability,
  document: Desk['document'],
): AcceptanceCriterion[] {
  const { shown } = partCriteria(requirement, document)
  const isChosen = (document.capabilities ?? []).some((each) => each.tests.length > 0)
  return requirement.criteria.filter((criterion) => {
    const { id, rows, from, edge, mark } = criterion
    if (items.includes(id)) return false
    const isTold = edge !== true && mark !== 'assumed'
    const isCase = isTold && rows !== undefined && from === undefined
    return tests.includes(id) || (shown.includes(criterion) && (isCase || !isChosen))
  })
}

/** So many stand below one capability, and one more below one that tells several requirements. */
const MOST_SHOWN = 2
const SEVERAL = 3

/** Every case that the founder told, and of what was supplied the examples first, up to a few in all. */
function keepFew(
  below: readonly AcceptanceCriterion[],
  requirements: number,
): AcceptanceCriterion[] {
  const most = MOST_SHOWN + (requirements >= SEVERAL ? 1 : 0)
  const rankOf = ({ mark, edge, example }: AcceptanceCriterion) =>
    edge === true ? 3 : example === true ? 1 : mark === 'assumed' ? 2 : 0
  const ranked = [...below].sort((one, other) => rankOf(one) - rankOf(other))
  const kept = ranked.filter((criterion, at) => at < most || rankOf(criterion) === 0)
  return below.filter((criterion) => kept.includes(criterion))
}

/** "Reserve a tool. Members reserve online …", what is told of it in one line, and its criteria. */
export function capabilityBlocks(around: Around, told: ToldTogether): Block[] {
  const { desk } = around
  const { words } = desk
  const { title, text } = told.capability
  const meta = metaOfTogether(around, told)
  return [
    {
      kind: 'paragraph',
      text: [makeStrong(title + words.stop), plain(words.space + text)],
    },
    { kind: 'note', text: joined(meta, words.signs.dot) },
    ...told.shown.map((criterion) =>
      writeCriterionLine(desk, criterion, { ...around, above: markOfAll(told.requirements) }),
    ),
  ]
}

/** The mark that all of them have; null where they have not the same. */
function markOfAll(requirements: readonly FunctionalRequirement[]): Mark | null {
  const [first, ...others] = requirements
  return first !== undefined && others.every(({ mark }) => mark === first.mark) ? first.mark : null
}

function metaOfTogether(around: Around, { capability, requirements, shown }: ToldTogether): Text[] {
  const { desk, named, asked } = around
  const { words, document } = desk
  const ids = requirements.map(({ id }) => id)
  const tested = shown.map(({ id }) => id)
  const quotes = [...requirements, ...shown].flatMap((each) => each.quotes)
  const told = [...requirements, ...criteriaOf(requirements, [...tested, ...capability.items])]
  const sources = [...new Set(told.flatMap((each) => each.sources))].sort(inOrder)
  const cited = new Set(shown.flatMap((criterion) => listCited(criterion, named)))
  const rules = requirements.flatMap((each) => [
    ...each.rules,
    ...partCriteria(each, document).rules,
  ])
  const waiting = [
    ...requirements.flatMap(({ id }) => asked.get(id) ?? []),
    ...shown.flatMap(
      (criterion) =>
        listWaiting(document, {
          ids: [criterion.id, ...listCited(criterion, named)],
          quotes: criterion.quotes,
        }).questions,
    ),
  ]
  const unshown = criteriaOf(requirements).filter(({ id }) => !capability.items.includes(id))
  return [
    ...groupAlike(requirements).map((alike) => tellAlike(desk, alike)),
    desk.origin({ sources, mark: 'stated', quotes }),
    behind(words.rules, desk.ranged([...new Set(rules)].filter((id) => !cited.has(id)))),
    desk.ranged([...new Set([...listClashes(document, ids), ...waiting])]),
    shown.length > 0 ? [] : behind(words.tests, desk.ranged(unshown.map(({ id }) => id))),
  ]
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

/** "FR-034 (Assumed) (Nice to have, Who: Assumed AS-62)": their rank, and whose word they are. */
function tellAlike(desk: Desk, alike: readonly FunctionalRequirement[]): Text {
  const { words, document } = desk
  const ids = alike.map(({ id }) => id)
  const [first] = alike
  if (first === undefined) return []
  const supposed = document.assumptions.filter(
    ({ items, settles = {} }) => 'doers' in settles && items.some((id) => ids.includes(id)),
  )
  const isRanked = first.priority !== 'unsaid'
  const rank = isRanked ? [plain(words.priorities[first.priority])] : []
  const isSure = first.priorityStated || !isRanked || first.mark === 'assumed'
  const who: Text = [
    ...[plain(words.who), desk.mark('assumed')],
    ...(supposed.length === 0 ? [] : [plain(' '), ...desk.ranged(supposed.map(({ id }) => id))]),
  ]
  const told = joined(
    [
      isSure ? rank : [...rank, plain(' '), desk.mark('assumed')],
      first.actorAssumed === true ? who : [],
    ],
    words.comma,
  )
  const mark = first.mark === 'stated' ? [] : desk.bracketed([desk.mark(first.mark)])
  return [...desk.ranged(ids), ...mark, ...desk.bracketed(told)]
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
