import type { Role } from '#domain/requirements/document-items.ts'
import type { OpenQuestion } from '#domain/requirements/document-registers.ts'
import type { Block, Cell, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listClashes, MOST_WAITING } from '#domain/requirements/outline/open/waiting.ts'
import { joined, makeTextCell, plain, table } from '#domain/requirements/outline/pieces.ts'
import type { RoleRights } from '#domain/requirements/outline/worked/worked-out.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import { findOwnPart } from './own-part.ts'
import { listAlone, listForNobody, type RightOf } from './right-of.ts'
import { type Deed, tellDeeds } from './tell-deeds.ts'

/** How a role is introduced: its name, what else it is called, who that is. */
type Introduce = (role: Role) => Text

/**
 * Each role with what it may and may not, in the words of the rows of rights: what was said, and where
 * nothing was, what is supposed. Nothing where no role may or may not anything.
 */
export function roleTable(desk: Desk, introduce: Introduce): Block[] {
  const { document, words } = desk
  const { roleTable: own } = words
  const rows = document.roles.map((role) => {
    const said = saidOf(desk, role)
    const cells = [mayCell(desk, said), mayNotCell(desk, said)]
    return { id: role.id, main: 0, cells: [makeTextCell(introduce(role)), ...cells] }
  })
  const isTold = rows.some(({ cells }) => cells.slice(1).some((cell) => !isEmpty(cell)))
  if (!isTold) return []
  return [
    ...table(own.name, [words.columns.id, own.role, own.may, own.mayNot], rows),
    ...forNobody(desk),
    ...restNote(desk),
  ]
}

/** What was said of a role, with the rows that say it. */
interface SaidRights extends Pick<RoleRights, 'wide' | 'wideBans'> {
  may: RightOf[]
  alone: RightOf[]
  mayNot: RightOf[]
  supposed: RightOf[]
}

/** A role that no row is about has what its own words say. */
function saidOf({ document, workedOut }: Desk, role: Role): SaidRights {
  const rights = document.permissions.flatMap((row): RightOf[] => {
    const cell = row.cells.find((each) => each.role === role.id)
    return cell === undefined ? [] : [{ row, cell }]
  })
  const said = workedOut.rights.find((each) => each.role === role.id)
  const those = (ids: readonly string[] = []) => rights.filter(({ row }) => ids.includes(row.id))
  return {
    wide: rights.length > 0 ? (said?.wide ?? []) : role.can,
    may: those(said?.may),
    alone: those(said?.alone),
    wideBans: rights.length > 0 ? (said?.wideBans ?? []) : role.mustNot,
    mayNot: those(said?.mayNot),
    supposed: those(said?.supposed),
  }
}

function isEmpty(cell: Cell): boolean {
  return cell.kind === 'entries' ? cell.entries.length === 0 : cell.text.length === 0
}

function mayCell(desk: Desk, said: SaidRights): Cell {
  const { words } = desk
  const { roleTable: own } = words
  const single = said.alone.filter((right) => othersAlone(desk, right).length === 0)
  const shared = said.alone.filter((right) => !single.includes(right))
  const may = tellDeeds(words, [
    ...said.wide.map(withoutMore),
    ...[...said.may, ...shared].map((right) => deedOf(desk, right)),
  ])
  const alone = tellDeeds(
    words,
    single.map((right) => deedOf(desk, right)),
  )
  const told = [...entry(desk, may), ...entry(desk, alone, [plain(own.alone)])]
  if (told.length > 0) return { kind: 'entries', entries: told }
  const supposed = isAllSupposed(desk, said)
    ? [plain(own.everything)]
    : tellDeeds(
        words,
        said.supposed.map((right) => deedOf(desk, right)),
      )
  const mark = [desk.mark('assumed'), plain(words.colon)]
  return { kind: 'entries', entries: entry(desk, supposed, mark) }
}

function mayNotCell(desk: Desk, { wideBans, mayNot }: SaidRights): Cell {
  const told = tellDeeds(desk.words, [
    ...wideBans.map(withoutMore),
    ...mayNot.map((right) => deedOf(desk, right)),
  ])
  return { kind: 'entries', entries: entry(desk, told) }
}

/** A list of deeds behind what leads to it; nothing for nothing. */
function entry({ words }: Desk, told: Text, lead: Text = []): Text[] {
  const [first, ...rest] = told
  if (first === undefined) return []
  if (lead.length > 0) return [[...lead, ...told]]
  return [[plain(words.roleTable.begin(first.text)), ...rest]]
}

function withoutMore(what: string): Deed {
  return { what: lowerFirst(bare(what)), behind: [] }
}

/** A deed, how sure it is, how far it goes, and what is asked of it. */
function deedOf(desk: Desk, right: RightOf): Deed {
  const { words } = desk
  const { row, cell } = right
  const part = cell.part === undefined ? null : findOwnPart(cell.part, row.action)
  const others = othersAlone(desk, right)
  const behind = joined(
    [
      part === null ? [] : [plain(words.partly(part))],
      others.length === 0 ? [] : [plain(words.roleTable.besides(words.listed(others)))],
      row.mark === 'guess' || row.mark === 'open' ? [desk.mark(row.mark)] : [],
      desk.links(askedOf(desk, right)),
    ],
    words.comma,
  )
  return {
    // "Without ringing me": the table speaks of the founder as of everybody.
    what: words.namingPeople(lowerFirst(bare(row.action)), desk.actors, desk.founder),
    behind: desk.bracketed(behind),
  }
}

/** Who else alone may the same. */
function othersAlone({ document }: Desk, { row, cell }: RightOf): string[] {
  const others = listAlone(row, cell)
  return others.flatMap((role) => document.roles.find(({ id }) => id === role)?.name ?? [])
}

/** The contradictions that a row is a side of, and the questions that are about it and few others. */
function askedOf({ document }: Desk, { row: { id, cells }, cell }: RightOf): string[] {
  // What is asked of one role's cell says nothing of another's.
  const ofOthers = cells.flatMap(({ asked }) => (asked === cell.asked ? [] : (asked ?? [])))
  const asked = document.openQuestions.filter(
    (question) => question.blocks.includes(id) && !isOfAll(question),
  )
  const clashes = listClashes(document, [id]).filter((clash) => !ofOthers.includes(clash))
  return [...clashes, ...asked.map((question) => question.id)]
}

/** What nobody said anything of is asked of the whole, not of one row. */
function isOfAll({ blocks, quotes }: OpenQuestion): boolean {
  return quotes.length === 0 || blocks.length > MOST_WAITING
}

/** Supposed to be allowed, whole, whatever anybody is. */
function isAllSupposed({ document }: Desk, { supposed }: SaidRights): boolean {
  const allowed = document.permissions.filter(({ cells }) =>
    cells.some(({ permission }) => permission === 'yes' || permission === 'only'),
  )
  const whole = supposed.filter(({ cell }) => cell.part === undefined)
  return allowed.length > 1 && whole.length === allowed.length
}

function forNobody(desk: Desk): Block[] {
  const { document, words } = desk
  const deeds = listForNobody(document).flatMap((row) => {
    const [cell] = row.cells
    return cell === undefined ? [] : [deedOf(desk, { row, cell })]
  })
  const told = tellDeeds(words, deeds)
  if (told.length === 0) return []
  return [{ kind: 'paragraph', text: [plain(words.roleTable.nobody), ...told, plain(words.stop)] }]
}

/** How the rest is filled in, and where the founder is asked about it. */
function restNote(desk: Desk): Block[] {
  const { document, words, links, bracketed } = desk
  const { roleTable: own } = words
  const cells = document.permissions.flatMap((row) => row.cells)
  const ids = new Set(document.permissions.map(({ id }) => id))
  const asked = document.openQuestions.filter(
    (question) => isOfAll(question) && question.blocks.some((id) => ids.has(id)),
  )
  const supposed = cells.filter(({ assumed }) => assumed === true)
  const rest = supposed.some(({ permission }) => permission === 'yes') ? own.rest : own.restRefused
  if (supposed.length === 0) return []
  const text = [plain(rest), ...bracketed(links(asked.map(({ id }) => id))), plain(words.stop)]
  return [{ kind: 'note', text }]
}
