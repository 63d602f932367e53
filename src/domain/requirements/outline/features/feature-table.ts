import {
  type FunctionalRequirement,
  PRIORITIES,
  type Priority,
} from '#domain/requirements/document-items.ts'
import { listActors } from '#domain/requirements/outline/actors.ts'
import type { Block, Cell, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  makeItem,
  makeStrong,
  makeTextCell,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { clip } from '#domain/requirements/phrases.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** A cell says what it is; the sentence is in section 7. */
const LONGEST = 48
/** More that nobody ranked are named by their ids, beside musts. */
const MOST_NAMED = 10
/** Of what nobody ranked so many show what a role does; section 7 has them all. */
const MOST_OF_ROLE = 7

/** Who does what, by rank; only the ranks that occur. */
export function featureTable(desk: Desk): Block[] {
  const { document, words } = desk
  const requirements = listRequirements(document)
  const ranks = PRIORITIES.filter((rank) => requirements.some(({ priority }) => priority === rank))
  const unranked = requirements.filter(({ priority }) => priority === 'unsaid')
  const isLong = ranks.includes('must') && unranked.length > MOST_NAMED
  const rows = listActors(desk).flatMap(({ name, has }): Row[] => {
    const own = requirements.filter(has)
    if (own.length === 0) return []
    const cells = ranks.map((rank) =>
      isLong && rank === 'unsaid' ? idsOf(desk, own) : entriesOf(desk, { own, name, rank }),
    )
    return [{ id: null, cells: [makeTextCell([makeStrong(name)]), ...cells] }]
  })
  const head = [words.first.who, ...ranks.map((rank) => words.priorities[rank])]
  return table(words.first.features, head, rows)
}

/** Where nobody ranked so much that the page would be long, section 7 tells it. */
function idsOf(desk: Desk, own: readonly FunctionalRequirement[]): Cell {
  const ids = own.filter(({ priority }) => priority === 'unsaid').map(({ id }) => id)
  return makeTextCell(desk.ranged(ids))
}

interface Wanted {
  own: readonly FunctionalRequirement[]
  name: string
  rank: Priority
}

function entriesOf(desk: Desk, { own, name, rank }: Wanted): Row['cells'][number] {
  const { words, document } = desk
  const { open, close } = words.signs
  const others = document.roles.map((role) => role.name).filter((each) => each !== name)
  const wanted = own.filter(({ priority }) => priority === rank)
  const isCut = rank === 'unsaid' && wanted.length > MOST_OF_ROLE
  const entries = (isCut ? wanted.slice(0, MOST_OF_ROLE - 1) : wanted).map((requirement): Text => {
    const who = requirement.role === null ? [] : [name, ...others]
    const deed = words.deed(requirement.text, who)
    const isSupposed =
      requirement.mark === 'assumed' || (rank !== 'unsaid' && !requirement.priorityStated)
    const mark = isSupposed ? [plain(words.comma), desk.mark('assumed')] : []
    return [plain(clip(deed, LONGEST) + open), makeItem(requirement.id), ...mark, plain(close)]
  })
  const more = isCut ? [[plain(words.andMore(wanted.length - entries.length))]] : []
  return { kind: 'entries', entries: [...entries, ...more] }
}
