import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell, PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  fold,
  joined,
  makeTextCell,
  part,
  plain,
  table,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import { isDelicate } from '#domain/requirements/writing/rights/deeds.ts'
import { findBuilt } from './find-built.ts'
import { isEmptyCell, writePermissionCell } from './permission-cell.ts'
import { tellReason } from './role-words.ts'

/** Roles about which every row says something. */
export function columnsOf({ roles, permissions }: RequirementsDocument): Role[] {
  if (permissions.length === 0) return []
  return roles.filter(({ id }) =>
    permissions.every(({ cells }) => cells.some(({ role }) => role === id)),
  )
}

/** Who may do what: a table to read, and what it leaves to section 7 folded. */
export function permissionBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const columns = columnsOf(document)
  if (columns.length === 0) return []
  const { told, other } = partRows(desk, columns)
  return part(words.parts.permissions, [
    ...rightsTable(desk, words.parts.permissions, { rows: told, columns }),
    ...(told.length > 0 ? rightsNote(desk, told, columns) : []),
    ...fold(
      'rights',
      words.parts.otherRights,
      rightsTable(desk, words.parts.otherRights, { rows: other, columns }),
    ),
  ])
}

/** A longer table is not read. */
const READABLE = 12

/** The rows to read; of many those are folded that say what section 7 has under one role's name. */
function partRows(
  desk: Desk,
  columns: readonly Role[],
): { told: PermissionRow[]; other: PermissionRow[] } {
  const { permissions } = desk.document
  const told = permissions.filter((row) => isTold(row))
  const all = new Set(columns.filter((role) => mayMost(role, told)).map(({ id }) => id))
  const built = findBuilt(desk)
  const isShown = (row: PermissionRow) =>
    isTold(row) && (told.length <= READABLE || !isEcho(row, all) || built(row).length === 0)
  return {
    told: permissions.filter(isShown),
    other: permissions.filter((row) => !isShown(row)),
  }
}

/** Who runs the place: told to be allowed nearly everything, and refused nothing. */
function mayMost(role: Role, rows: readonly PermissionRow[]): boolean {
  const cells = rows.flatMap((row) => cellOf(role, row) ?? [])
  const may = cells.filter(
    ({ permission, assumed }) =>
      assumed !== true && (permission === 'yes' || permission === 'only'),
  )
  return cells.every(({ permission }) => permission !== 'no') && may.length * 4 >= rows.length * 3
}

/** One role may, beside those who may everything, and nobody is refused; money and private data are no echo. */
function isEcho({ action, cells, mark }: PermissionRow, all: ReadonlySet<string>): boolean {
  const told = cells.filter(({ assumed, permission, role }) => {
    return assumed !== true && permission !== 'unstated' && !all.has(role)
  })
  const isPlain = told.every((cell) => {
    return cell.permission === 'yes' && cell.guess !== true && cell.part === undefined
  })
  return told.length === 1 && isPlain && mark === 'stated' && !isDelicate(action)
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
        makeTextCell([
          ...text(row.action),
          ...reasonOf(desk, row),
          ...desk.bracketed(desk.links(built(row))),
        ]),
        ...shown.map(({ id }) => writePermissionCell(words, row, id)),
        // Cells that nobody confirmed say so themselves.
        makeTextCell(desk.origin(hasGuess(row) ? { ...row, mark: 'stated' } : row)),
      ],
    })),
  )
}

function reasonOf(desk: Desk, row: PermissionRow): Text {
  const reason = tellReason(desk.document, row)
  return reason === null ? [] : [plain(desk.words.colon), desk.quoted(reason)]
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
      // Beside the "only" of another a yes is told where it stands.
      const isContested = row.cells.some(({ permission }) => permission === 'only')
      const isYes = cell?.permission === 'yes' && !isContested
      return isYes && cell.guess !== true && cell.part === undefined
    })
  )
}

/** A column in which nobody said anything. */
function isSilent(role: Role, rows: readonly PermissionRow[]): boolean {
  return rows.every(
    (row) =>
      isEmptyCell(row, role.id) || (cellOf(role, row)?.permission ?? 'unstated') === 'unstated',
  )
}

/** Whoever has no column, and what the signs mean. */
function rightsNote(desk: Desk, rows: readonly PermissionRow[], columns: readonly Role[]): Block[] {
  const { words } = desk
  const isMarked = (role: Role) => isAll(role, rows) && isSupposed(role, rows)
  const nameOf = (role: Role) => role.name + (isMarked(role) ? words.assumedSign : '')
  const names = (of: readonly Role[]) => words.listed(of.map(nameOf))
  const all = columns.filter((role) => isAll(role, rows))
  const silent = columns.filter((role) => isSilent(role, rows))
  const shown = listShown(columns, rows)
  const isOpen = shown.some(({ id }) => rows.some((row) => isEmptyCell(row, id)))
  const isUnstated = shown.some((role) =>
    rows.some((row) => (cellOf(role, row)?.permission ?? 'unstated') === 'unstated'),
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
    ...(isOpen ? [words.emptyRight + words.stop] : []),
    ...(isUnstated ? [words.unstatedRight + words.stop] : []),
    ...(isGuessed ? [words.guessedRight + words.stop] : []),
  ]
  const supposed = columns.some((role) => isSupposed(role, rows)) ? [assumedText(desk)] : []
  const note = joined([...told.map(text), ...supposed], words.space)
  return note.length === 0 ? [] : [{ kind: 'note', text: note }]
}

/** What is supposed where nobody has said anything, and where the founder is asked about it. */
function assumedText({ document, words, links, bracketed }: Desk): Text {
  const rows = new Set(document.permissions.map(({ id }) => id))
  const asked = document.openQuestions.filter(({ blocks }) => blocks.some((id) => rows.has(id)))
  const waiting = bracketed(links(asked.map(({ id }) => id)))
  return [plain(words.assumedRight), ...waiting, plain(words.stop)]
}
