import type { Cell } from '#domain/language/tables.ts'
import type { Unit } from '#domain/language/units.ts'

/** The cell of a row whose column's head fits; null without one, or when the cell is empty. */
export function findCell({ cells }: Unit, head: RegExp): Cell | null {
  const cell = cells.find(({ name }) => name !== null && head.test(name.trim()))
  return cell === undefined || isEmptyCell(cell.text) ? null : cell
}

/** "-", "n/a", nothing. */
export function isEmptyCell(text: string): boolean {
  return /^(?:[-–—.?/]*|n\/?a|none)$/i.test(text.trim())
}

/** Whether a table has a column whose head fits. */
export function hasColumn({ cells }: Unit, head: RegExp): boolean {
  return cells.some(({ name }) => name !== null && head.test(name.trim()))
}
