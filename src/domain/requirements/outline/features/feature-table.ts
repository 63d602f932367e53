import {
  type FunctionalRequirement,
  PRIORITIES,
  type Priority,
} from '#domain/requirements/document-items.ts'
import { listActors } from '#domain/requirements/outline/actors.ts'
import type { Block, Cell, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeStrong, makeTextCell, plain, table } from '#domain/requirements/outline/pieces.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** Who does what, by rank, in short titles; only the ranks that occur. All of them stand here. */
export function featureTable(desk: Desk): Block[] {
  const { document, words } = desk
  const requirements = listRequirements(document)
  const ranks = PRIORITIES.filter((rank) => requirements.some(({ priority }) => priority === rank))
  const rows = listActors(desk).flatMap(({ name, roles, has }): Row[] => {
    const own = requirements.filter(has)
    if (own.length === 0) return []
    const cells = ranks.map((rank) => entriesOf(desk, { own, roles, rank }))
    return [{ id: null, cells: [makeTextCell([makeStrong(name)]), ...cells] }]
  })
  // Where nobody ranked anything, that is told in section 5.
  const isUnranked = ranks.every((rank) => rank === 'unsaid')
  const heads = isUnranked ? [words.first.does] : ranks.map((rank) => words.priorities[rank])
  return table(words.first.features, [words.first.who, ...heads], rows)
}

interface Wanted {
  own: readonly FunctionalRequirement[]
  /** Who does it. */
  roles: readonly string[]
  rank: Priority
}

/** The titles, and behind the last of them where they are told in section 7. */
function entriesOf(desk: Desk, { own, roles, rank }: Wanted): Cell {
  const { words, document } = desk
  const others = document.roles.map((role) => role.name).filter((each) => !roles.includes(each))
  const wanted = own.filter(({ priority }) => priority === rank)
  const titleOf = ({ text, role }: FunctionalRequirement) =>
    words.shortenTitle(words.deed(text, role === null ? [] : [...roles, ...others]))
  const isSupposed = ({ mark, priorityStated }: FunctionalRequirement) =>
    mark === 'assumed' || (rank !== 'unsaid' && !priorityStated)
  const isNamed = (each: FunctionalRequirement) => each.actorAssumed !== true
  const said = wanted.filter((each) => !isSupposed(each) && isNamed(each)).map(titleOf)
  const doers = wanted.filter((each) => !isSupposed(each) && !isNamed(each)).map(titleOf)
  const supposed = wanted.filter(isSupposed).map(titleOf)
  const entries: Text[] = [
    ...words.joinTitles(said).map((title): Text => [plain(title)]),
    // The function was told; that they do it was not.
    ...words
      .joinTitles(doers)
      .map(
        (title): Text => [
          plain(title),
          ...desk.bracketed([plain(words.who), desk.mark('assumed')]),
        ],
      ),
    ...words
      .joinTitles(supposed)
      .map((title): Text => [plain(title), ...desk.bracketed([desk.mark('assumed')])]),
  ]
  const ids = desk.bracketed(desk.ranged(wanted.map(({ id }) => id)))
  return {
    kind: 'entries',
    entries: entries.map((entry, at) => (at === entries.length - 1 ? [...entry, ...ids] : entry)),
  }
}
