import {
  type FunctionalRequirement,
  PRIORITIES,
  type Priority,
} from '#domain/requirements/document-items.ts'
import { listActors } from '#domain/requirements/outline/actors.ts'
import type { Block, Cell, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeStrong,
  makeTextCell,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/**
 * Who does what, by rank, in short titles; only the ranks that occur. All that was said stands here; what
 * was filled in is counted, with where it is told. A few that come later stand in one column.
 */
export function featureTable(desk: Desk): Block[] {
  const { document, words } = desk
  const requirements = listRequirements(document)
  const named = requirements.filter(isSaid)
  const columns = columnsOf(desk, named)
  const groups = listGroups(desk, requirements)
  const rows = groups.map(({ name, roles, own }): Row => {
    const said = own.filter(isSaid)
    const filled = filledText(desk, own)
    const place = Math.max(0, columns.findIndex(isUnranked))
    const cells = columns.map((column, at): Cell => {
      const entries = entriesOf(desk, { own: said, roles, column })
      return { kind: 'entries', entries: [...entries, ...(at === place ? filled : [])] }
    })
    return { id: null, cells: [makeTextCell([makeStrong(name)]), ...cells] }
  })
  return table(words.first.features, [words.first.who, ...columns.map(({ head }) => head)], rows)
}

interface Column {
  head: string
  ranks: readonly Priority[]
}

function isUnranked({ ranks }: Column): boolean {
  return ranks.includes('unsaid')
}

/** So few of a rank need no column of their own beside another that comes later. */
const FEW = 2
const LATER: readonly Priority[] = ['should', 'could']

/** Where nobody ranked anything, that is told in section 5. */
function columnsOf({ words }: Desk, named: readonly FunctionalRequirement[]): Column[] {
  const countOf = (rank: Priority) => named.filter(({ priority }) => priority === rank).length
  const ranks = PRIORITIES.filter((rank) => countOf(rank) > 0)
  const isTogether = LATER.every((rank) => countOf(rank) > 0 && countOf(rank) <= FEW)
  const single = ranks
    .filter((rank) => !isTogether || !LATER.includes(rank))
    .map((rank): Column => ({ head: words.priorities[rank], ranks: [rank] }))
  if (single.every(isUnranked) && !isTogether)
    return [{ head: words.first.does, ranks: ['unsaid'] }]
  return isTogether ? [...single, { head: words.parts.later, ranks: LATER }] : single
}

interface Group {
  name: string
  roles: readonly string[]
  own: readonly FunctionalRequirement[]
}

/** Who does something. Of those who do together only what was filled in, it is counted with the first. */
function listGroups(desk: Desk, requirements: readonly FunctionalRequirement[]): Group[] {
  const groups: Group[] = []
  for (const { name, roles, has } of listActors(desk)) {
    const own = requirements.filter(has)
    const lead = groups.find((each) => each.roles.length === 1 && each.roles[0] === roles[0])
    if (own.length === 0) continue
    if (lead === undefined || own.some(isSaid)) groups.push({ name, roles, own })
    else lead.own = [...lead.own, ...own]
  }
  return groups
}

function isSaid({ mark }: FunctionalRequirement): boolean {
  return mark !== 'assumed'
}

/** "and 4 that were filled in (FR-028 to FR-031)": of these nobody said anything. */
function filledText(
  { words, ranged, bracketed }: Desk,
  own: readonly FunctionalRequirement[],
): Text[] {
  const filled = own.filter((each) => !isSaid(each))
  if (filled.length === 0) return []
  const told = words.first.filledIn(filled.length, filled.length < own.length)
  return [[plain(told), ...bracketed(ranged(filled.map(({ id }) => id)))]]
}

interface Wanted extends Group {
  column: Column
}

/** The titles; section 7 has them by their ids. */
function entriesOf(desk: Desk, { own, roles, column }: Omit<Wanted, 'name'>): Text[] {
  const { words, document } = desk
  const others = document.roles.map((role) => role.name).filter((each) => !roles.includes(each))
  const titleOf = ({ text, role }: FunctionalRequirement) =>
    words.shortenTitle(words.deed(text, role === null ? [] : [...roles, ...others]))
  const isSupposed = ({ priority, priorityStated }: FunctionalRequirement) =>
    priority !== 'unsaid' && !priorityStated
  return column.ranks.flatMap((rank) => {
    const wanted = own.filter(({ priority }) => priority === rank)
    const rankText = column.ranks.length > 1 ? [plain(words.priorities[rank])] : []
    const marksOf = (each: FunctionalRequirement): Text => {
      const supposed = isSupposed(each) ? [desk.mark('assumed')] : []
      // The function may be told, and that they do it not.
      const who = each.actorAssumed === true ? [plain(words.who), desk.mark('assumed')] : []
      return desk.bracketed(joined([rankText, supposed, who], words.comma))
    }
    const sure = wanted.filter((each) => !isSupposed(each) && each.actorAssumed !== true)
    return [
      ...words
        .joinTitles(sure.map(titleOf))
        .map((title): Text => [plain(title), ...desk.bracketed(rankText)]),
      ...wanted
        .filter((each) => !sure.includes(each))
        .map((each): Text => [plain(titleOf(each)), ...marksOf(each)]),
    ]
  })
}
