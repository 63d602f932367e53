import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Role } from '#domain/requirements/document-items.ts'
import type { StageWay } from '#domain/requirements/document-stages.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'

/** Of more the requirement says who it is. */
export const FEW_DOERS = 2

/** Who does it by hand, else whose deed the first of these requirements is; nobody where the app acts by itself. */
export function doersOfWay(
  document: RequirementsDocument,
  { byTime, by = [], items = [] }: StageWay,
): Role[] {
  if (byTime === true) return []
  const [deed] = items.flatMap((id) =>
    listRequirements(document).filter((requirement) => requirement.id === id),
  )
  const own = deed === undefined ? [] : [deed.role, ...(deed.beside ?? [])]
  const ids = by.length > 0 ? by : own
  return document.roles.filter(({ id }) => ids.includes(id))
}
