import type {
  AcceptanceCriterion,
  FunctionalRequirement,
} from '#domain/requirements/document-items.ts'
import type { Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, line, plain, toPlainText } from '#domain/requirements/outline/pieces.ts'
import type { ToldTogether } from './list-together.ts'

/** Each sentence with the requirements that it tells. */
export function sentenceLines(desk: Desk, { capability, requirements }: ToldTogether): Statement[] {
  const { words, document, workedOut } = desk
  const isOneRank = areOfOneRank(requirements)
  const at = (document.capabilities ?? []).indexOf(capability)
  const all = { text: capability.text, ids: requirements.map(({ id }) => id) }
  return (workedOut.sentences?.[at] ?? [all]).flatMap(({ text, ids }): Statement[] => {
    const own = requirements.filter((each) => ids.includes(each.id))
    const [id, ...others] = ids
    const criteria = criteriaOf(own, capability.items)
    const sources = [...own, ...criteria].flatMap((each) => each.sources)
    const quotes = [...own, ...criteria].flatMap((each) => each.quotes)
    const alike = groupAlike(own)
    const mark = alike.length === 1 ? (own[0]?.mark ?? 'stated') : 'stated'
    const origin = joined(
      [
        ...alike.map((each) => tellAlike(desk, each, { isOneRank, isAlone: alike.length === 1 })),
        desk.origin({ sources: [...new Set(sources)].sort(inOrder), mark, quotes }),
      ],
      words.semicolon,
    )
    if (id === undefined) return []
    const label = toPlainText(desk.ranged(ids))
    const told = others.length === 0 ? undefined : { ids: others, label }
    return [{ ...line(id, { text: [plain(text)], origin }), ...(told && { told }) }]
  })
}

export function areOfOneRank(requirements: readonly FunctionalRequirement[]): boolean {
  const ranks = requirements.map((each) => [each.priority, isRankSure(each)].join())
  return new Set(ranks).size === 1
}

/** A rank that nobody said has its mark, unless the whole requirement has it. */
function isRankSure({ priority, priorityStated, mark }: FunctionalRequirement): boolean {
  return priorityStated || priority === 'unsaid' || mark === 'assumed'
}

/** "must": nothing where nobody gave a rank. */
export function rankBehind({ words, mark }: Desk, requirement: FunctionalRequirement): Text {
  const { priority } = requirement
  if (priority === 'unsaid') return []
  const rank = plain(words.rankBehind(words.priorities[priority]))
  return isRankSure(requirement) ? [rank] : [rank, plain(words.space), mark('assumed')]
}

/** All criteria of these requirements, or those of these ids. */
export function criteriaOf(
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

/** "FR-034 nice to have, who: Assumed AS-62": what is so of these and not of the others of their line. */
function tellAlike(
  desk: Desk,
  alike: readonly FunctionalRequirement[],
  { isOneRank, isAlone }: { isOneRank: boolean; isAlone: boolean },
): Text {
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
  if (isAlone) return told
  const mark = first.mark === 'stated' ? [] : desk.bracketed([desk.mark(first.mark)])
  if (told.length + mark.length === 0) return []
  return [...desk.ranged(ids), ...mark, ...(told.length === 0 ? [] : [plain(' '), ...told])]
}
