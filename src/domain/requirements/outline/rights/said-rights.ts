import { contentStems, measureLikeness, sharedCount } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import type { RoleRights } from '#domain/requirements/outline/worked/worked-out.ts'
import { isBehaviour } from '#domain/requirements/writing/rights/conduct.ts'
import { isAllOfAKind, isWideDeed } from '#domain/requirements/writing/rights/everything.ts'
import { leavesNothingElse } from '#domain/requirements/writing/rights/nothing-else.ts'
import { isAlone, listAlone, listForNobody, type RightOf } from './right-of.ts'

/**
 * What was said of a role, out of the rows of rights. What only follows from a right to everything,
 * or from a ban of everything else, is told by these words alone.
 */
export function listSaidRights(document: RequirementsDocument, role: Role): RoleRights {
  const forNobody = listForNobody(document)
  const rights = document.permissions.flatMap((row): RightOf[] => {
    const cell = row.cells.find((each) => each.role === role.id)
    return cell === undefined || forNobody.includes(row) ? [] : [{ row, cell }]
  })
  const isOpen = ({ row, cell }: RightOf) => cell.assumed !== true && row.mark !== 'assumed'
  const said = rights.filter(isOpen)
  const wide = role.can.filter(isWideDeed)
  const bans = role.mustNot.filter(leavesNothingElse)
  const alone = said.filter(({ row, cell }) => isAlone(cell) || listAlone(row, cell).length > 0)
  const may = said.filter((right) => right.cell.permission === 'yes' && !alone.includes(right))
  const refused = said.filter(({ row, cell }) => {
    // What "only" another says is told with the other.
    const isOwn =
      cell.guess !== true ||
      cell.asked !== undefined ||
      role.mustNot.some((deed) => isDeedOf(deed, row))
    return cell.permission === 'no' && isOwn
  })
  const isInRow = (deed: string) => document.permissions.some((row) => isSameDeed(deed, row))
  return {
    role: role.id,
    wide: wide.filter((deed) => !isInRow(deed)),
    may: idsOf(
      wide.length > 0 ? keepNamed(may, role.can) : may.filter((right) => isNamed(right, role)),
    ),
    alone: idsOf(alone),
    wideBans: role.mustNot.filter(
      (deed) => (bans.includes(deed) || isBehaviour(deed)) && !isInRow(deed),
    ),
    mayNot: idsOf(bans.length === 0 ? refused : keepNamed(refused, role.mustNot)),
    supposed: idsOf(rights.filter((right) => right.cell.permission === 'yes' && !isOpen(right))),
  }
}

function idsOf(rights: readonly RightOf[]): string[] {
  return rights.map(({ row }) => row.id)
}

/** Of who may do all of a kind, an older version guessed everything else. */
function isNamed({ row, cell }: RightOf, { can }: Role): boolean {
  return cell.guess !== true || !can.some(isAllOfAKind) || can.some((deed) => isDeedOf(deed, row))
}

/** The rows that tell these deeds; one that stands in none is told by the nearest row that has it. */
function keepNamed(rights: readonly RightOf[], deeds: readonly string[]): RightOf[] {
  const named = new Set(
    deeds.flatMap((deed) => {
      const stems = contentStems(deed)
      if (stems.size === 0 || isWideDeed(deed) || leavesNothingElse(deed)) {
        return rights.filter(({ row }) => isSameDeed(deed, row))
      }
      const own = rights.filter(({ row }) => isDeedOf(deed, row))
      const near = rights
        .map((right) => ({ right, size: contentStems(right.row.action).size }))
        .filter(({ right }) => sharedCount(stems, contentStems(right.row.action)) === stems.size)
        .sort((a, b) => a.size - b.size)
        .slice(0, 1)
      return own.length > 0 ? own : near.map(({ right }) => right)
    }),
  )
  return rights.filter((right) => right.row.edited === true || named.has(right))
}

/** Whether a row tells a deed: as it was said, or with others of its kind. */
function isDeedOf(deed: string, { action }: Pick<PermissionRow, 'action'>): boolean {
  const [one, other] = [contentStems(deed), contentStems(action)]
  const isList = /,| and |[、と]/u.test(action)
  return isSameDeed(deed, { action }) || (isList && sharedCount(one, other) === one.size)
}

function isSameDeed(deed: string, { action }: Pick<PermissionRow, 'action'>): boolean {
  return measureLikeness(contentStems(deed), contentStems(action)) === 1
}
