import type {
  AcceptanceCriterion,
  FunctionalRequirement,
  Mark,
  Traced,
} from '#domain/requirements/document-items.ts'
import type { Text } from '#domain/requirements/outline/blocks.ts'
import { compareIds } from '#domain/requirements/outline/compare-ids.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import type { ToldBeside } from '#domain/requirements/outline/files/place-rules.ts'
import { joined, makeStrong, plain } from '#domain/requirements/outline/pieces.ts'
import { isUndecided, kindOf } from '#domain/requirements/registers/list-items.ts'
import type { LineWithTests, ToldTogether } from './list-together.ts'

/** What is built, as one line tells it, and below it the lines that test it. */
export interface LineGroup {
  /** What the lead tells; none where tests have none. */
  leads: readonly string[]
  lead: Text | null
  below: Text[]
}

/**
 * "FR-003 It holds for 7 days. (Q9; OQ-16)" with its tests below it. On the screen the ids stand behind a
 * line, where they lead to each. A file has them in front, until its lines are signed; a question, with what
 * holds until it is decided, it has in section 15, and the line before has its id.
 */
export function groupLines(
  desk: Desk,
  { requirements, lines }: ToldTogether,
  items: ReadonlyMap<string, Traced>,
): LineGroup[] {
  const around = { isOneRank: areOfOneRank(requirements), isLabelled: desk.isFile }
  const shown = new Set<string>()
  const groups: Gathered[] = []
  for (const { line, repeated } of lines) {
    const ids = [...line.items, ...once(repeated, shown)]
    const told = { text: line.text, items: ids.flatMap((id) => items.get(id) ?? []) }
    const kinds = new Set(told.items.map(({ id }) => kindOf(id)))
    const own = groups.filter(({ leads }) => leads.includes(line.at)).at(-1) ?? groups.at(-1)
    const isAsked = !kinds.has('FR') && !kinds.has('AC')
    if (kinds.has('FR')) groups.push({ leads: ids, lead: told, below: [] })
    else if (own === undefined) groups.push({ leads: [], lead: null, below: [told] })
    else if (isAsked && desk.isFile)
      (own.below.at(-1) ?? own.lead)?.items.push(...told.items.filter(({ id }) => isUndecided(id)))
    else own.below.push(told)
  }
  return groups.map(({ leads, lead, below: tests }) => ({
    leads,
    lead: lead === null ? null : textOf(desk, lead, around),
    below: tests.map((each) => textOf(desk, each, around)),
  }))
}

/** A line with all that it tells. */
interface Telling {
  text: string
  items: Traced[]
}

interface Gathered {
  /** What the lead tells. */
  leads: readonly string[]
  lead: Telling | null
  below: Telling[]
}

function textOf(desk: Desk, { text, items }: Telling, around: Around): Text {
  const label = around.isLabelled ? labelOf(desk, items) : []
  return [...label, plain(text), ...desk.bracketed(originOf(desk, items, around))]
}

/** What is built, else what is tested, else what is asked: the first of it. */
function firstOf(told: readonly Traced[]): Traced | undefined {
  return ['FR', 'AC', 'OQ', 'CT', 'BQ']
    .flatMap((kind) => told.filter(({ id }) => kindOf(id) === kind))
    .at(0)
}

/** "AC-016.1, AC-016.2". */
function labelOf({ words }: Desk, told: readonly Traced[]): Text {
  const first = firstOf(told)
  if (first === undefined) return []
  const tests = kindOf(first.id) === 'AC' ? told.filter(({ id }) => kindOf(id) === 'AC') : []
  const ids = [...new Set([first, ...tests].map(({ id }) => id))]
  return [makeStrong(ids.join(words.comma)), plain(' ')]
}

/** The tests that lines of what is built tell, each beside the first requirement of its line. */
export function listAlsoTold({ lines }: ToldTogether): ToldBeside[] {
  return lines.flatMap(({ line: { items }, repeated }): ToldBeside[] => {
    const label = items.find((id) => kindOf(id) === 'FR')
    const ids = [...items, ...repeated].filter((id) => kindOf(id) === 'AC')
    return label === undefined || ids.length === 0 ? [] : [{ label, ids }]
  })
}

/** A criterion that two lines say is named once. */
function once(ids: LineWithTests['repeated'], shown: Set<string>): string[] {
  const left = ids.filter((id) => !shown.has(id))
  for (const id of left) shown.add(id)
  return left
}

/** What is built and tested: its sources stand behind its line. */
const BUILT: ReadonlySet<string> = new Set(['FR', 'AC'])

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
  const asked = told.filter(({ id }) => isUndecided(id))
  const behind = told.filter((each) => !built.includes(each) && !asked.includes(each))
  const sources = [...built, ...behind].flatMap((each) => each.sources)
  const common = sources.length === 0 ? null : commonMark(built)
  const quotes = [...built, ...behind].flatMap((each) => each.quotes)
  const isSupposed = asked.length > 0 && built.length === 0
  const groups = groupAlike(built, common)
  const isAlone = groups.filter(([first]) => isRequirement(first)).length === 1
  const requirements = built.filter(isRequirement)
  // Of one rank that is told once, and then who does which.
  const isTogether = isLabelled && !isAlone && areOfOneRank(requirements)
  const ranked = isTogether && !around.isOneRank ? requirements.slice(0, 1) : []
  const isOneRank = around.isOneRank || isTogether
  const origin = desk.origin({
    sources: [...new Set(sources)].sort(compareIds),
    mark: isSupposed ? 'assumed' : (common ?? 'stated'),
    quotes,
  })
  return joined(
    [
      joined(
        [
          ...ranked.map((each) => rankBehind(desk, each)),
          ...groups.map((each) =>
            tellAlike(desk, each, {
              ...{ isOneRank, isLabelled, common, isAlone },
              label: firstOf(built)?.id,
            }),
          ),
        ],
        words.comma,
      ),
      origin,
      isLabelled ? [] : ranged(behind.map(({ id }) => id)),
      ranged((isLabelled && isSupposed ? [] : asked).map(({ id }) => id)),
    ],
    words.semicolon,
  )
}

function isRequirement(item: Traced | undefined): item is FunctionalRequirement {
  return item !== undefined && 'priority' in item
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

/**
 * "FR-034 nice to have, who†": ids, with what is so of these and not of the others of their line; where a
 * file has one in front of the line and nothing else is told of others, without them.
 */
function tellAlike(
  desk: Desk,
  alike: readonly Built[],
  { isOneRank, isLabelled, common, isAlone, label }: Alike,
): Text {
  const { words, mark } = desk
  const ids = desk.ranged(alike.map(({ id }) => id))
  const [first] = alike
  if (first === undefined) return []
  const isRead = first.mark === 'stated' || (isLabelled && first.mark === 'unconfirmed')
  const isPlain = common !== null || isRead
  const own = isPlain ? [] : markBehind(desk, first.mark)
  const requirement = isRequirement(first) ? first : null
  const rank = requirement === null || isOneRank ? [] : rankBehind(desk, requirement)
  const who: Text = requirement?.actorAssumed === true ? [plain(words.who), mark('assumed')] : []
  const told = joined([rank, who], words.comma)
  if (isLabelled && own.length + told.length === 0) return []
  const isInFront = isAlone || (alike.length === 1 && first.id === label)
  if (isLabelled && isInFront && own.length === 0) return told
  return [...ids, ...own, ...(told.length === 0 ? [] : [plain(' '), ...told])]
}

interface Alike extends Around {
  common: Mark | null
  /** No other requirement of the line is told otherwise. */
  isAlone: boolean
  /** The id in front of the line. */
  label: string | undefined
}
