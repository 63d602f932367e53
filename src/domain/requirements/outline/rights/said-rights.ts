import { contentStems, measureLikeness } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { RoleRights } from '#domain/requirements/outline/worked/worked-out.ts'
import { isBehaviour } from '#domain/requirements/writing/rights/conduct.ts'
import { isWideDeed } from '#domain/requirements/writing/rights/everything.ts'
import {
  leavesNothingElse,
  namesNoThing,
} from '#domain/requirements/writing/rights/nothing-else.ts'

/**
 * What is wide of a role's rights and bans, and takes in rows of the table that do not name the role:
 * "everything except the prices", "nothing but totals". A role that no row is about has all it may there.
 */
export function listSaidRights(document: RequirementsDocument, role: Role): RoleRights {
  const { permissions } = document
  const isInTable = permissions.some(({ cells }) => cells.some((cell) => cell.role === role.id))
  const isWideBan = (deed: string) =>
    leavesNothingElse(deed) || isBehaviour(deed) || namesNoThing({ may: 'never', what: deed })
  const wide = isInTable ? role.can.filter(isWideDeed) : role.can
  const bans = isInTable ? role.mustNot.filter(isWideBan) : role.mustNot
  const isInRow = (deed: string) => permissions.some((row) => isSameDeed(deed, row))
  const rowsOf = (deeds: readonly string[], isOf: (what: string) => boolean) =>
    permissions.filter((row) => {
      const isOwn = row.edited === true || deeds.some((deed) => isSameDeed(deed, row))
      return isOf(row.action) && isOwn
    })
  const has = ({ cells }: PermissionRow, isAllowed: boolean) =>
    cells.some(({ role: of, permission, assumed }) => {
      const isSaid = permission !== 'unstated' && assumed !== true
      return of === role.id && isSaid && (permission === 'no') !== isAllowed
    })
  return {
    role: role.id,
    wide: wide.filter((deed) => !isInRow(deed)),
    wideRows: idsOf(rowsOf(wide, isWideDeed).filter((row) => has(row, true))),
    bans: bans.filter((deed) => !isInRow(deed) && !isLeftOut(deed, wide)),
    banRows: idsOf(rowsOf(bans, leavesNothingElse).filter((row) => has(row, false))),
  }
}

function idsOf(rows: readonly PermissionRow[]): string[] {
  return rows.map(({ id }) => id)
}

/** "Touch the prices", beside "everything except touch the prices". */
function isLeftOut(deed: string, wide: readonly string[]): boolean {
  return wide.some((each) => each.toLowerCase().includes(deed.toLowerCase()))
}

function isSameDeed(deed: string, { action }: Pick<PermissionRow, 'action'>): boolean {
  return measureLikeness(contentStems(deed), contentStems(action)) === 1
}
