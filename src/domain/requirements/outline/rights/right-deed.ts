import type { Mark, PermissionRow } from '#domain/requirements/document-items.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listClashes, MOST_WAITING } from '#domain/requirements/outline/open/waiting.ts'
import { joined, plain } from '#domain/requirements/outline/pieces.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import { type Deed, tellDeeds } from './tell-deeds.ts'

interface Around {
  requirements: readonly string[]
  usual: string | null
}

/**
 * A row of rights as a deed: why, how sure it is, and what is asked of it. `usual` are the answers that
 * most rows come from, which are told once.
 */
export function tellRight(desk: Desk, row: PermissionRow, { requirements, usual }: Around): Deed {
  const { words } = desk
  const reason = desk.workedOut.reasons?.[row.id]
  const { quotes, mark } = row
  const sources = row.sources.join() === usual ? [] : row.sources
  const told = desk.origin({ sources, quotes, mark: TOLD.has(mark) ? mark : 'stated' })
  return {
    // "Without ringing me": the table speaks of the founder as of everybody.
    what: words.namingPeople(lowerFirst(bare(row.action)), desk.actors, desk.founder),
    ids: [row.id, ...requirements],
    isSupplied: mark === 'assumed',
    reason: reason === undefined ? [] : [plain(words.colon), desk.quoted(reason)],
    behind: joined([told, desk.links(askedOf(desk, row))], words.comma),
  }
}

/** What is supplied has its sign at its id; what was read and not confirmed is listed in section 15. */
const TOLD: ReadonlySet<Mark> = new Set(['guess', 'open'])

/** The answers that most of these rows come from, as their ids joined; null where none is so common. */
export function findUsual(rows: readonly PermissionRow[]): string | null {
  const count = (key: string) => rows.filter(({ sources }) => sources.join() === key).length
  const keys = [...new Set(rows.map(({ sources }) => sources.join()))]
  const [most] = keys.sort((one, other) => count(other) - count(one))
  return most !== undefined && most !== '' && count(most) >= FEWEST ? most : null
}

/** One row has its own. */
const FEWEST = 2

/** The contradictions that a row is a side of, and the questions that are about it and few others. */
function askedOf({ document }: Desk, { id }: PermissionRow): string[] {
  const asked = document.openQuestions.filter(
    (question) => question.blocks.includes(id) && !isOfAll(question),
  )
  return [...listClashes(document, [id]), ...asked.map((question) => question.id)]
}

/** What nobody said anything of is asked of the whole, not of one row. */
export function isOfAll({ blocks, quotes }: OpenQuestion): boolean {
  return quotes.length === 0 || blocks.length > MOST_WAITING
}

/** Deeds of a whole role, with what they are told by. */
export function tellWide(
  desk: Desk,
  deeds: readonly string[],
  rows: readonly PermissionRow[],
): Text[] {
  return [
    ...deeds.map((deed): Text => [plain(lowerFirst(bare(deed)))]),
    ...rows.map((row): Text => {
      // Its answers stand with the role.
      return tellDeeds(desk, [
        tellRight(desk, row, { requirements: [], usual: row.sources.join() }),
      ])
    }),
  ]
}
