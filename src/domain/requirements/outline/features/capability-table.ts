import {
  type FunctionalRequirement,
  PRIORITIES,
  type Priority,
} from '#domain/requirements/document-items.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeStrong,
  makeTextCell,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { groupRequirements } from './group-requirements.ts'
import { listTogether } from './list-together.ts'

/** What the first version does, as one line of the first page tells it. */
interface Told {
  title: string
  rank: Priority
  /** Nobody said any of it, or gave it its rank. */
  isSupposed: boolean
}

/**
 * What the first version does by area and rank, in the titles of the capabilities; a requirement that is
 * told in none, or comes later than the others of its own, has a short title.
 */
export function capabilityTable(desk: Desk): Block[] {
  const { words } = desk
  const groups = inFoundersOrder(groupRequirements(desk), desk)
    .map(({ title, requirements }) => ({ title, told: listTold(desk, requirements) }))
    .filter(({ told }) => told.length > 0)
  const ranks = PRIORITIES.filter((each) =>
    groups.some(({ told }) => told.some(({ rank }) => rank === each)),
  )
  const rows = groups.map(({ title, told }): Row => {
    const cells = ranks.map((each) =>
      makeTextCell(
        joined(
          told.filter(({ rank }) => rank === each).map((one) => titleText(desk, one)),
          words.semicolon,
        ),
      ),
    )
    return { id: null, cells: [makeTextCell([makeStrong(title)]), ...cells] }
  })
  // Where nothing is a must, what nobody ranked is the first version.
  const isFirst = (rank: Priority) => rank === 'unsaid' && !ranks.includes('must')
  const heads = ranks.map((rank) => (isFirst(rank) ? words.first.version : words.priorities[rank]))
  return table(words.first.features, [words.area, ...heads], rows)
}

type Group = ReturnType<typeof groupRequirements>[number]

/** As the founder counted them up; what that answer does not name comes behind, in the order of building. */
function inFoundersOrder(groups: readonly Group[], { workedOut: { listed = [] } }: Desk): Group[] {
  const isIn = (id: string) => (group: Group) => group.requirements.some((each) => each.id === id)
  const named = listed.flatMap((id) => groups.find(isIn(id)) ?? [])
  return [...new Set([...named, ...groups])]
}

function titleText(desk: Desk, { title, isSupposed }: Told): Text {
  return [plain(title), ...(isSupposed ? desk.bracketed([desk.mark('assumed')]) : [])]
}

function listTold(desk: Desk, requirements: readonly FunctionalRequirement[]): Told[] {
  const together = listTogether(desk, requirements)
  const inside = together.flatMap((told) => told.requirements)
  const titled = together.flatMap(({ capability, requirements: own }): Told[] => {
    const [first = 'unsaid'] = PRIORITIES.filter((rank) =>
      own.some(({ priority }) => priority === rank),
    )
    const later = own.filter(({ priority }) => LATER.includes(priority) && priority !== first)
    const lead = own.filter(({ priority }) => priority === first)
    const title = { title: capability.title, rank: first, isSupposed: lead.every(isSupposed) }
    return [title, ...later.map((each) => toldAlone(desk, each))]
  })
  const apart = requirements.filter((each) => !inside.includes(each))
  return [...titled, ...apart.map((each) => toldAlone(desk, each))]
}

const LATER: readonly Priority[] = ['should', 'could']

function toldAlone({ words, document }: Desk, requirement: FunctionalRequirement): Told {
  const { text, role, priority } = requirement
  const own = document.roles.filter(({ id }) => id === role)
  const others = document.roles.filter(({ id }) => id !== role)
  const roles = role === null ? [] : [...own, ...others].map(({ name }) => name)
  const title = words.shortenTitle(words.deed(text, roles))
  return { title, rank: priority, isSupposed: isSupposed(requirement) }
}

function isSupposed({ mark, priority, priorityStated }: FunctionalRequirement): boolean {
  return mark === 'assumed' || (priority !== 'unsaid' && !priorityStated)
}
