import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell, PermissionRow } from '#domain/requirements/document-items.ts'

/** Rows that refuse everybody: they are told once, of nobody. */
export function listForNobody({ permissions, roles }: RequirementsDocument): PermissionRow[] {
  return permissions.filter(
    ({ cells }) => roles.length > 1 && cells.length > 0 && cells.every((cell) => isSaidNo(cell)),
  )
}

function isSaidNo({ permission, assumed }: PermissionCell): boolean {
  return permission === 'no' && assumed !== true
}
