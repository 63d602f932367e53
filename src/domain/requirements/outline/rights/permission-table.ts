import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell, PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  fold,
  joined,
  makeTextCell,
  plain,
  table,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import { findBuilt } from './find-built.ts'
import { hasGuess, isEmptyCell, writePermissionCell } from './permission-cell.ts'
import { tellReason } from './role-words.ts'

/** Roles about which every row says something. */
export function columnsOf({ roles, permissions }: RequirementsDocument): Role[] {
  if (permissions.length === 0) return []
  return roles.filter(({ id }) =>
    permissions.every(({ cells }) => cells.some(({ role }) => role === id)),
  )
}

/** Who may do what, right by right: what a coding agent goes by, folded on the screen and at the end of a file. */
export function permissionBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const columns = columnsOf(document)
  const rows = document.permissions
  if (columns.length === 0) return []
  return fold('rights', words.parts.permissions, [
    ...rightsTable(desk, words.parts.permissions, { rows, columns }),
    ...rightsNote(desk, rows, columns),
  ])
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
        makeTextCell(
          desk.origin(
            row.mark === 'unconfirmed' && hasGuess(row) ? { ...row, mark: 'stated' } : row,
          ),
        ),
      ],
    })),
  )
}

function reasonOf(desk: Desk, row: PermissionRow): Text {
  const reason = tellReason(desk.document, row)
  return reason === null ? [] : [plain(desk.words.colon), desk.quoted(reason)]
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
  const isGuessed = rows.some(hasGuess)
  const isAssumed = columns.some((role) => isSupposed(role, rows))
  const told = [
    ...(all.length > 0 ? [words.mayAll(names(all))] : []),
    ...(silent.length > 0 ? [words.maySilent(names(silent))] : []),
    ...twins,
    ...(isOpen ? [words.emptyRight + words.stop] : []),
    ...(isUnstated ? [words.unstatedRight + words.stop] : []),
    ...(isGuessed ? [words.guessedRight + words.stop] : []),
    ...(isAssumed ? [words.assumedRight + words.stop] : []),
  ]
  const note = joined(told.map(text), words.space)
  return note.length === 0 ? [] : [{ kind: 'note', text: note }]
}
