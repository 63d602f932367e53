import type {
  Permission,
  PermissionCell,
  PermissionRow,
} from '#domain/requirements/document-items.ts'
import type { Cell } from '#domain/requirements/outline/blocks.ts'
import { makeWords } from '#domain/requirements/outline/pieces.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { findOwnPart } from './own-part.ts'

/** A deed with what it says of each role. */
export type DeedCells = Pick<PermissionRow, 'action' | 'cells'>

/**
 * What one role may by one row. Empty where nobody said anything and no is supposed, or where "only" in
 * the same row says it: whoever listens is told which.
 */
export function writePermissionCell(words: DocumentText, row: DeedCells, role: string): Cell {
  const { cells, action } = row
  const cell = cells.find((each) => each.role === role)
  const permission: Permission = cell?.permission ?? 'unstated'
  if (isEmptyCell(row, role) && isBan(row)) {
    const { permissions, spokenRights } = words
    const text = makeWords(permissions.unstated)
    return { kind: 'permission', permission: 'unstated', text, spoken: spokenRights.unstated }
  }
  if (isEmptyCell(row, role)) {
    return { kind: 'permission', permission, text: [], spoken: spokenOf(words, cell) }
  }
  if (cell?.asked !== undefined) {
    return { kind: 'permission', permission, text: makeWords(words.roleTable.until(cell.asked)) }
  }
  const part = cell?.part === undefined ? null : findOwnPart(cell.part, action)
  const told = part === null ? tellWhole(words, row, cell) : words.partly(part)
  const shown = makeWords(told + signOf(words, cell))
  if (permission !== 'unstated') return { kind: 'permission', permission, text: shown }
  return { kind: 'permission', permission, text: shown, spoken: words.spokenRights.unstated }
}

/** Who is refused something is all that was said of it: of the others nothing follows. */
function isBan({ cells }: DeedCells): boolean {
  const said = cells.filter((cell) => cell.assumed !== true && cell.permission !== 'unstated')
  return (
    said.length > 0 && said.every(({ permission, guess }) => permission === 'no' && guess !== true)
  )
}

/** Whether a cell says nothing that the legend does not say of all empty ones. */
export function isEmptyCell({ cells }: DeedCells, role: string): boolean {
  const cell = cells.find((each) => each.role === role)
  if (cell?.permission !== 'no' || cell.asked !== undefined) return false
  return cell.assumed === true || isBesideOnly(cell)
}

/** Whether a cell of it was only read. */
export function hasGuess({ cells }: DeedCells): boolean {
  return cells.some((cell) => cell.guess === true && !isBesideOnly(cell))
}

/** A no that was not said of the role follows from what others alone may. */
function isBesideOnly({ permission, guess }: PermissionCell): boolean {
  return permission === 'no' && guess === true
}

/** Of what several may, and nobody else, "only" is told of each for whom it was said. */
function tellWhole(
  { permissions }: DocumentText,
  { cells }: DeedCells,
  cell: PermissionCell | undefined,
): string {
  const permission = cell?.permission ?? 'unstated'
  const isSaid = permission === 'yes' && cell?.assumed !== true && cell?.guess !== true
  return permissions[isSaid && cells.some(isBesideOnly) ? 'only' : permission]
}

function spokenOf({ spokenRights }: DocumentText, cell: PermissionCell | undefined): string {
  return cell?.assumed === true ? spokenRights.supposedNo : spokenRights.no
}

function signOf(words: DocumentText, cell: PermissionCell | undefined): string {
  if (cell?.assumed === true) return words.assumedSign
  return cell?.guess === true ? words.guessSign : ''
}
