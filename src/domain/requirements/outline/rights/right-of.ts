import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell, PermissionRow } from '#domain/requirements/document-items.ts'

/** A row as it concerns one role. */
export interface RightOf {
  row: PermissionRow
  cell: PermissionCell
}

/** Rows that refuse everybody: they are told once, of nobody. */
export function listForNobody({ permissions, roles }: RequirementsDocument): PermissionRow[] {
  return permissions.filter(
    ({ cells }) => roles.length > 1 && cells.length > 0 && cells.every((cell) => isSaidNo(cell)),
  )
}

function isSaidNo({ permission, assumed }: PermissionCell): boolean {
  return permission === 'no' && assumed !== true
}

/** Whether a cell allows what nobody else may. */
export function isAlone({ permission }: PermissionCell): boolean {
  return permission === 'only'
}

/** The others to whom alone a row allows the same, where it says that nobody else may. */
export function listAlone({ cells }: PermissionRow, own: PermissionCell): string[] {
  const isNamed = ({ permission, assumed, guess }: PermissionCell) =>
    assumed !== true && guess !== true && (permission === 'yes' || permission === 'only')
  const isSole = cells.some(
    (cell) => isAlone(cell) || (cell.permission === 'no' && cell.guess === true),
  )
  if (!isSole || !isNamed(own)) return []
  return cells.filter((cell) => cell !== own && isNamed(cell)).map(({ role }) => role)
}
