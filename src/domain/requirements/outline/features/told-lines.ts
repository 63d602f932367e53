import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  Mark,
  Traced,
} from '#domain/requirements/document-items.ts'
import type { Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeItem,
  makeStrong,
  plain,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import type { LineWithTests, ToldTogether } from './list-together.ts'

/**
 * "FR-003, AC-003.2 It holds for 7 days. (Q9; OQ-16†)": each line with what it tells. In a file that
 * stands in front, on the screen behind it, where it leads to each.
 */
export function lineTexts(
  desk: Desk,
  { requirements, lines }: ToldTogether,
  items: ReadonlyMap<string, Traced>,
): Text[] {
  const isOneRank = areOfOneRank(requirements)
  const shown = new Set<string>()
  return lines.map(({ line: { text, items: own }, repeated }) => {
    const ids = [...own, ...once(repeated, shown)]
    const told = ids.flatMap((id) => items.get(id) ?? [])
    const isLabelled = desk.isFile
    const origin = desk.bracketed(originOf(desk, told, { isOneRank, isLabelled }))
    const label = isLabelled ? labelOf(desk, told) : []
    return [...label, plain(text), ...origin]
  })
}

/** What is built and tested, else what is asked. */
function labelOf({ ranged }: Desk, told: readonly Traced[]): Text {
  const idsOf = (kinds: ReadonlySet<string>) =>
    told.map(({ id }) => id).filter((id) => kinds.has(kindOf(id)))
  const built = idsOf(BUILT)
  const ids = ranged(built.length > 0 ? built : idsOf(ASKED))
  return ids.length === 0 ? [] : [makeStrong(toPlainText(ids)), plain(' ')]
}

/** A criterion that two lines say is named once. */
function once(ids: LineWithTests['repeated'], shown: Set<string>): string[] {
  const left = ids.filter((id) => !shown.has(id))
  for (const id of left) shown.add(id)
  return left
}

/** What is built and tested: its sources stand behind its line. */
const BUILT: ReadonlySet<string> = new Set(['FR', 'AC'])
/** What is asked: until it is decided the line holds. */
const ASKED: ReadonlySet<string> = new Set(['OQ', 'CT', 'BQ'])

interface Around {
  isOneRank: boolean
  /** The ids stand in front already. */
  isLabelled: boolean
}

/** What a line tells and rests on, whose word it is, and what is asked of it. */
export function originOf(desk: Desk, told: readonly Traced[], around: Around): Text {
  const { words, ranged } = desk
  const { isLabelled } = around
  const built = told.filter(({ id }) => BUILT.has(kindOf(id)))
  const asked = told.filter(({ id }) => ASKED.has(kindOf(id)))
  const behind = told.filter((each) => !built.includes(each) && !asked.includes(each))
  const sources = [...built, ...behind].flatMap((each) => each.sources)
  const common = sources.length === 0 ? null : commonMark(built)
  const quotes = [...built, ...behind].flatMap((each) => each.quotes)
  const isSupposed = asked.length > 0 && built.length === 0
  const origin = desk.origin({
    sources: [...new Set(sources)].sort(inOrder),
    mark: isSupposed && isLabelled ? 'assumed' : (common ?? 'stated'),
    quotes,
  })
  return joined(
    [
      joined(
        groupAlike(built, common).map((each) => tellAlike(desk, each, { ...around, common })),
        words.comma,
      ),
      origin,
      isLabelled ? [] : ranged(behind.map(({ id }) => id)),
      joined(
        (isLabelled && isSupposed ? [] : asked).map(
          ({ id }): Text => [makeItem(id), ...markBehind(desk, 'assumed')],
        ),
        words.comma,
      ),
    ],
    words.semicolon,
  )
}

/** Behind an id: in a file a sign, which takes the place of the brackets. */
function markBehind({ isFile, bracketed, mark }: Desk, of: Mark): Text {
  return isFile ? bracketed([mark(of)]) : [plain(' '), mark(of)]
}

/** The mark of all of them; null for several. */
function commonMark(items: readonly Traced[]): Mark | null {
  const [first, ...others] = items
  return first !== undefined && others.every(({ mark }) => mark === first.mark) ? first.mark : null
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

function inOrder(one: string, other: string): number {
  return Number(one.slice(1)) - Number(other.slice(1))
}

type Built = FunctionalRequirement | AcceptanceCriterion | Traced

/** Those of one rank and one mark, in the order of the first of each. */
function groupAlike(built: readonly Built[], common: Mark | null): Built[][] {
  const groups = new Map<string, Built[]>()
  for (const each of built) {
    const rank = 'priority' in each ? [each.priority, each.priorityStated, each.actorAssumed] : []
    const key = [common === null ? each.mark : '', ...rank].join()
    groups.set(key, [...(groups.get(key) ?? []), each])
  }
  return [...groups.values()]
}

/** "FR-034 nice to have, who†": ids, with what is so of these and not of the others of their line. */
function tellAlike(
  desk: Desk,
  alike: readonly Built[],
  { isOneRank, isLabelled, common }: Around & { common: Mark | null },
): Text {
  const { words, mark } = desk
  const ids = desk.ranged(alike.map(({ id }) => id))
  const [first] = alike
  if (first === undefined) return []
  const isRead = first.mark === 'stated' || (isLabelled && first.mark === 'unconfirmed')
  const isPlain = common !== null || isRead
  const own = isPlain ? [] : markBehind(desk, first.mark)
  const requirement = 'priority' in first ? first : null
  const rank = requirement === null || isOneRank ? [] : rankBehind(desk, requirement)
  const who: Text = requirement?.actorAssumed === true ? [plain(words.who), mark('assumed')] : []
  const told = joined([rank, who], words.comma)
  if (isLabelled && own.length + told.length === 0) return []
  return [...ids, ...own, ...(told.length === 0 ? [] : [plain(' '), ...told])]
}
