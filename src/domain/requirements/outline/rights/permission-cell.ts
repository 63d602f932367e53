import type {
  Permission,
  PermissionCell,
  PermissionRow,
} from '#domain/requirements/document-items.ts'
import type { Cell } from '#domain/requirements/outline/blocks.ts'
import { makeWords } from '#domain/requirements/outline/pieces.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { findOwnPart } from './own-part.ts'

/**
 * What one role may by one row. Empty where nobody said anything and no is supposed, or where "only" in
 * the same row says it: whoever listens is told which.
 */
export function writePermissionCell(words: DocumentText, row: PermissionRow, role: string): Cell {
  const { cells, action } = row
  const cell = cells.find((each) => each.role === role)
  const permission: Permission = cell?.permission ?? 'unstated'
  if (isEmptyCell(row, role)) {
    return { kind: 'permission', permission, text: [], spoken: spokenOf(words, cell) }
  }
  if (cell?.asked !== undefined) {
    return { kind: 'permission', permission, text: makeWords(words.roleTable.until(cell.asked)) }
  }
  const part = cell?.part === undefined ? null : findOwnPart(cell.part, action)
  const told = part === null ? words.permissions[permission] : words.partly(part)
  const shown = makeWords(told + signOf(words, cell))
  if (permission !== 'unstated') return { kind: 'permission', permission, text: shown }
  return { kind: 'permission', permission, text: shown, spoken: words.spokenRights.unstated }
}

/** Whether a cell says nothing that the legend does not say of all empty ones. */
export function isEmptyCell({ cells }: PermissionRow, role: string): boolean {
  const cell = cells.find((each) => each.role === role)
  const isSole = cells.some((each) => each.permission === 'only')
  if (cell?.permission !== 'no' || cell.asked !== undefined) return false
  return cell.assumed === true || (cell.guess === true && isSole)
}

/** Whether a cell of it was only read. */
export function hasGuess({ cells }: PermissionRow): boolean {
  return cells.some(({ guess }) => guess === true)
}

function spokenOf({ spokenRights }: DocumentText, cell: PermissionCell | undefined): string {
  return cell?.assumed === true ? spokenRights.supposedNo : spokenRights.no
}

function signOf(words: DocumentText, cell: PermissionCell | undefined): string {
  if (cell?.assumed === true) return words.assumedSign
  return cell?.guess === true ? words.guessSign : ''
}
