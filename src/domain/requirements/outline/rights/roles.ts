import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type {
  Permission,
  PermissionCell,
  PermissionRow,
  Role,
} from '#domain/requirements/document-items.ts'
import type { Block, Cell, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  fold,
  line,
  makeStrong,
  makeTextCell,
  part,
  plain,
  table,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import { isBehaviour } from '#domain/requirements/writing/rights/conduct.ts'
import { findBuilt } from './find-built.ts'
import { findOwnPart } from './own-part.ts'

/** Section 4, which always stands: when nobody said it, as an open question. */
export function writeRoleBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { roles, outsiders = [], permissions } = document
  const nobody = roles.length === 0 && permissions.length === 0
  return [
    ...(nobody ? [unsaidNote(desk)] : []),
    ...roles.map((role) => roleLine(desk, role)),
    ...part(
      words.parts.noAccess,
      outsiders.map((person) =>
        line(person.id, { text: outsiderText(desk, person), origin: desk.origin(person) }),
      ),
    ),
    ...permissionBlocks(desk),
  ]
}

function unsaidNote(desk: Desk): Block {
  const { document, words, links, mark } = desk
  const asked = document.openQuestions.filter(({ sources }) => sources.includes('q5'))
  const waiting =
    asked.length === 0 ? [] : [plain(words.comma), ...links(asked.map(({ id }) => id))]
  return {
    kind: 'paragraph',
    text: [plain(words.nobodySaidWho), ...desk.bracketed([mark('open'), ...waiting])],
  }
}

/** What a role may do is in the table; where there is none, and how to behave, is told with the role. */
function roleLine(desk: Desk, role: Role): Statement {
  const { document, words } = desk
  const { may, mustNever, semicolon } = words
  const also = (role.also ?? []).filter((name) => name.toLowerCase() !== role.name.toLowerCase())
  const isInTable = columnsOf(document).some(({ id }) => id === role.id)
  const can = isInTable ? [] : role.can
  // How somebody has to behave is nothing that a table of the app's rights can hold.
  const mustNot = isInTable ? role.mustNot.filter(isBehaviour) : role.mustNot
  const told: Text[] = [
    can.length === 0 ? [] : text(may(can.join(semicolon))),
    mustNot.length === 0 ? [] : text(mustNever(mustNot.join(semicolon))),
  ]
  return line(role.id, {
    text: [makeStrong(role.name), ...(also.length === 0 ? [] : text(words.also(also)))],
    origin: desk.origin(role),
    meta: told.filter(({ length }) => length > 0),
  })
}

type Outsider = NonNullable<RequirementsDocument['outsiders']>[number]

function outsiderText({ quoted, words }: Desk, { name, quotes, edited }: Outsider): Text {
  const [said] = quotes
  const more = said === undefined || edited === true ? [] : [plain(words.colon), quoted(said.text)]
  return [makeStrong(name), ...more]
}

/** Roles about which every row says something. */
function columnsOf({ roles, permissions }: RequirementsDocument): Role[] {
  if (permissions.length === 0) return []
  return roles.filter(({ id }) =>
    permissions.every(({ cells }) => cells.some(({ role }) => role === id)),
  )
}

function permissionBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const columns = columnsOf(document)
  if (columns.length === 0) return []
  const told = document.permissions.filter((row) => isTold(row))
  const other = document.permissions.filter((row) => !isTold(row))
  return part(words.parts.permissions, [
    ...rightsTable(desk, words.parts.permissions, { rows: told, columns }),
    ...(told.length > 0 ? rightsNotes(desk, told, columns) : []),
    ...fold(
      'rights',
      words.parts.otherRights,
      rightsTable(desk, words.parts.otherRights, { rows: other, columns }),
    ),
  ])
}

/** Somebody said it of somebody; what was only read out of another answer is told with its feature. */
function isTold({ cells, sources }: PermissionRow): boolean {
  const told = cells.filter(({ assumed }) => assumed !== true)
  const isSaid = told.some(({ permission, guess }) => permission !== 'unstated' && guess !== true)
  const isSpread = told.every(({ permission }) => permission === 'yes' || permission === 'unstated')
  return sources.includes('q5') || (isSaid && !isSpread)
}

interface Rights {
  rows: readonly PermissionRow[]
  columns: readonly Role[]
}

/** A column says something where somebody said yes or no of that role, and not yes each time. */
function rightsTable(desk: Desk, name: string, { rows, columns }: Rights): Block[] {
  const { words } = desk
  const shown = listShown(columns, rows)
  const built = findBuilt(desk)
  const head = [words.columns.id, words.columns.may, ...shown.map((role) => role.name)]
  return table(
    name,
    [...head, words.columns.mark],
    rows.map((row) => ({
      id: row.id,
      cells: [
        makeTextCell([...text(row.action), ...desk.bracketed(desk.links(built(row)))]),
        ...shown.map(({ id }) => permissionCell(desk, row, id)),
        // Cells that nobody confirmed say so themselves.
        makeTextCell(desk.origin(hasGuess(row) ? { ...row, mark: 'stated' } : row)),
      ],
    })),
  )
}

function hasGuess({ mark, cells }: PermissionRow): boolean {
  return mark === 'unconfirmed' && cells.some(({ guess }) => guess === true)
}

/** Who may everything, or nothing, or just what another may has a line and no column. */
function listShown(columns: readonly Role[], rows: readonly PermissionRow[]): Role[] {
  const telling = columns.filter((role) => !isAll(role, rows) && !isSilent(role, rows))
  return telling.filter((role) => findTwin(role, telling, rows) === null)
}

/** The role that may just the same, where that is supposed of this one. */
function findTwin(
  role: Role,
  columns: readonly Role[],
  rows: readonly PermissionRow[],
): Role | null {
  const isSame = (other: Role) =>
    rows.every((row) => {
      const [one, two] = [cellOf(role, row), cellOf(other, row)]
      const isAlike = one?.permission === two?.permission && one?.part === two?.part
      return isAlike && (one?.permission === 'unstated' || one?.guess === true || isTaken(one))
    })
  const isTaken = (cell: PermissionCell | undefined) => cell?.assumed === true
  return columns.find((other) => other !== role && isSame(other)) ?? null
}

/** Nothing else is said of the role: one line says that of it. */
function isSupposed(role: Role, rows: readonly PermissionRow[]): boolean {
  return rows.some((row) => cellOf(role, row)?.assumed === true)
}

function cellOf({ id }: Role, { cells }: PermissionRow) {
  return cells.find(({ role }) => role === id)
}

function isAll(role: Role, rows: readonly PermissionRow[]): boolean {
  return (
    rows.length > 1 &&
    rows.every((row) => {
      const cell = cellOf(role, row)
      return cell?.permission === 'yes' && cell.guess !== true && cell.part === undefined
    })
  )
}

function isSilent(role: Role, rows: readonly PermissionRow[]): boolean {
  return rows.every((row) => (cellOf(role, row)?.permission ?? 'unstated') === 'unstated')
}

/** Whoever has no column, and what the signs mean. */
function rightsNotes(
  desk: Desk,
  rows: readonly PermissionRow[],
  columns: readonly Role[],
): Block[] {
  const { words } = desk
  const isMarked = (role: Role) => isAll(role, rows) && isSupposed(role, rows)
  const nameOf = (role: Role) => role.name + (isMarked(role) ? words.assumedSign : '')
  const names = (of: readonly Role[]) => words.listed(of.map(nameOf))
  const all = columns.filter((role) => isAll(role, rows))
  const silent = columns.filter((role) => isSilent(role, rows))
  const shown = listShown(columns, rows)
  const isOpen = shown.some((role) =>
    rows.some((row) => cellOf(role, row)?.permission === 'unstated'),
  )
  const twins = columns.flatMap((role) => {
    const telling = columns.filter((each) => !isAll(each, rows) && !isSilent(each, rows))
    const twin = telling.includes(role) ? findTwin(role, telling, rows) : null
    return twin === null ? [] : [words.maySame(role.name + words.assumedSign, twin.name)]
  })
  const isGuessed = rows.some(({ cells }) => cells.some(({ guess }) => guess === true))
  const told = [
    ...(all.length > 0 ? [words.mayAll(names(all))] : []),
    ...(silent.length > 0 ? [words.maySilent(names(silent))] : []),
    ...twins,
    ...(isGuessed ? [words.guessedRight + words.stop] : []),
    ...(isOpen ? [words.unstated + words.stop] : []),
  ]
  const notes = told.map((each): Block => ({ kind: 'note', text: [plain(each)] }))
  return [...notes, ...(columns.some((role) => isSupposed(role, rows)) ? [assumedNote(desk)] : [])]
}

function permissionCell({ words }: Desk, { cells, action }: PermissionRow, role: string): Cell {
  const cell = cells.find((each) => each.role === role)
  const permission: Permission = cell?.permission ?? 'unstated'
  const sign = signOf(words, cell)
  const part = cell?.part === undefined ? null : findOwnPart(cell.part, action)
  const isRefused = permission === 'no' && cell?.assumed === true
  const plainly = isRefused ? words.supposedNo : words.permissions[permission]
  const told = part === null ? plainly : words.partly(part)
  return { kind: 'permission', permission, text: [plain(told + sign)] }
}

function signOf(words: Desk['words'], cell: PermissionCell | undefined): string {
  if (cell?.assumed === true) return words.assumedSign
  return cell?.guess === true ? words.guessSign : ''
}

/** What is supposed where nobody has said anything, and where the founder is asked about it. */
function assumedNote({ document, words, links, bracketed }: Desk): Block {
  const rows = new Set(document.permissions.map(({ id }) => id))
  const asked = document.openQuestions.filter(({ blocks }) => blocks.some((id) => rows.has(id)))
  const waiting = bracketed(links(asked.map(({ id }) => id)))
  return { kind: 'note', text: [plain(words.assumedRight), ...waiting, plain(words.stop)] }
}
