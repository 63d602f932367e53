import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { FunctionalRequirement, Role } from '#domain/requirements/document-items.ts'
import type { StageWay } from '#domain/requirements/document-stages.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { isOfMoney } from '#domain/requirements/writing/rights/deeds.ts'

/** Of more the deeds of a way say who they are. */
export const FEW_DOERS = 3

/** Who goes a way between stages by hand, else all whose deeds these are; nobody where the app acts by itself. */
export function doersOfWay(document: RequirementsDocument, way: StageWay): Role[] {
  const { byTime, by = [] } = way
  if (byTime === true) return []
  const own = deedsOfWay(document, way).flatMap(({ role, beside = [] }) => [role, ...beside])
  const ids = by.length > 0 ? by : own
  return document.roles.filter(({ id }) => ids.includes(id))
}

/** The deeds that take a thing along: by money goes none but one that the first tells to. */
function deedsOfWay(
  document: RequirementsDocument,
  { items = [] }: StageWay,
): FunctionalRequirement[] {
  const all = listRequirements(document)
  const [first, ...others] = items.flatMap((id) => all.filter((each) => each.id === id))
  if (first === undefined) return []
  // What the app does by itself comes of the deed.
  if (first.role === null) return [first]
  const isOfWay = ({ text, role }: FunctionalRequirement) =>
    role !== null && (!isOfMoney(text) || isOfMoney(first.text))
  return [first, ...others.filter(isOfWay)]
}
