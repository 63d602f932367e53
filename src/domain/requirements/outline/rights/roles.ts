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
import { isPerson } from '#domain/requirements/outline/write-first-page.ts'
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

/** What a role may do is in the table; only where there is none, it is told with the role. */
function roleLine(desk: Desk, role: Role): Statement {
  const { document, words } = desk
  const { may, mustNever, semicolon } = words
  const also = role.also ?? []
  const isInTable = columnsOf(document).some(({ id }) => id === role.id)
  const told: Text[] = isInTable
    ? []
    : [
        role.can.length === 0 ? [] : text(may(role.can.join(semicolon))),
        role.mustNot.length === 0 ? [] : text(mustNever(role.mustNot.join(semicolon))),
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
    ...(told.length > 0 ? rightsNotes(desk, told, columns) : [unstatedNote(desk)]),
    ...fold(
      'rights',
      words.parts.otherRights,
      rightsTable(desk, words.parts.otherRights, { rows: other, columns }),
    ),
  ])
}

/** Somebody said it of somebody; what was only read out of another answer is told with its feature. */
function isTold({ cells, sources }: PermissionRow): boolean {
  const isSaid = cells.some(({ permission, guess }) => permission !== 'unstated' && guess !== true)
  const isSpread = cells.every(
    ({ permission }) => permission === 'yes' || permission === 'unstated',
  )
  return sources.includes('q5') || (isSaid && !isSpread)
}

interface Rights {
  rows: readonly PermissionRow[]
  columns: readonly Role[]
}

/** A column says something where somebody said yes or no of that role, and not yes each time. */
function rightsTable(desk: Desk, name: string, { rows, columns }: Rights): Block[] {
  const { words } = desk
  const shown = columns.filter((role) => !isAll(role, rows) && !isSilent(role, rows))
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
  const isOpen = rows.some(({ cells }) => cells.some(({ permission }) => permission === 'unstated'))
  const founder = columns.find((role) => isSupposed(role, rows))
  const isOfFounder = !desk.document.assumptions.some(({ settles = {} }) => 'role' in settles)
  const isGuessed = rows.some(({ cells }) => cells.some(({ guess }) => guess === true))
  const told = [
    ...(all.length > 0 ? [words.mayAll(names(all))] : []),
    ...(silent.length > 0 ? [words.maySilent(names(silent))] : []),
    ...(isGuessed ? [words.guessedRight + words.stop] : []),
    ...(founder === undefined
      ? []
      : [
          (isOfFounder
            ? words.assumedRight(words.inSentence(founder.name, isPerson(founder.name, desk)))
            : words.assumedRights) + words.stop,
        ]),
  ]
  const notes = told.map((each): Block => ({ kind: 'note', text: [plain(each)] }))
  return [...notes, ...(isOpen ? [unstatedNote(desk)] : [])]
}

function permissionCell({ words }: Desk, { cells, action }: PermissionRow, role: string): Cell {
  const cell = cells.find((each) => each.role === role)
  const permission: Permission = cell?.permission ?? 'unstated'
  const sign = signOf(words, cell)
  const part = cell?.part === undefined ? null : findOwnPart(cell.part, action)
  const told = part === null ? words.permissions[permission] : words.partly(part)
  return { kind: 'permission', permission, text: [plain(told + sign)] }
}

function signOf(words: Desk['words'], cell: PermissionCell | undefined): string {
  if (cell?.assumed === true) return words.assumedSign
  return cell?.guess === true ? words.guessSign : ''
}

function unstatedNote({ document, words, links, bracketed }: Desk): Block {
  const rows = new Set(document.permissions.map(({ id }) => id))
  const asked = document.openQuestions.filter(({ blocks }) => blocks.some((id) => rows.has(id)))
  const waiting = bracketed(links(asked.map(({ id }) => id)))
  return { kind: 'note', text: [plain(words.unstated), ...waiting, plain(words.stop)] }
}
