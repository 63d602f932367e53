import { contentStems } from '#domain/language/stems.ts'
import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell, PermissionRow } from '#domain/requirements/document-items.ts'
import type { RightCell, RightRow } from '#domain/requirements/document-registers.ts'
import { findFounder } from '#domain/requirements/writing/rights/find-founder.ts'

type Told = Pick<RightRow, 'items' | 'cells'>
type Document = Pick<RequirementsDocument, 'permissions' | 'roles'>

/**
 * The rows where what one breath refuses somebody is the same for all others: "they never see the illness
 * or the family" leaves whoever sees the family, as far as they were told to see the record, the illness as
 * well. Only a limit that was said of the role, or what is theirs, is taken over. Pure.
 */
export function agreeCells<Row extends Told>(document: Document, rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    const more = rows.flatMap((other) =>
      other === row || !isOneBreath(document, row, other) ? [] : listLacking(document, row, other),
    )
    const own = more.filter(({ role }, at) => more.findIndex((each) => each.role === role) === at)
    return own.length === 0 ? row : { ...row, cells: [...row.cells, ...own] }
  })
}

/** What the other row supposes of roles of which this one says nothing. */
function listLacking({ permissions, roles }: Document, row: Told, other: Told): RightCell[] {
  return other.cells.filter(({ role, may }) => {
    const isNew = !row.cells.some((cell) => cell.role === role)
    const isFree = rightsOf(permissions, row).every(({ cells }) => isUnsaid(cellOf(cells, role)))
    const isFounder = findFounder(roles)?.id === role
    return isNew && isFree && !isFounder && isHers(permissions, { role, may })
  })
}

/** A limit in words of something that they were said to be let do, or what is theirs. */
function isHers(permissions: Document['permissions'], { role, may }: RightCell): boolean {
  if (may === 'own') return true
  if (may === 'yes') return false
  const limit = [...contentStems(may)]
  return permissions.some(({ action, quotes, cells }) => {
    const cell = cellOf(cells, role)
    if (cell?.permission !== 'yes' || isUnsaid(cell)) return false
    const told = contentStems([action, ...quotes.map(({ text }) => text)].join('\n'))
    return limit.length > 0 && limit.every((stem) => told.has(stem))
  })
}

/** Each right of either has its like in the other: the same words refuse the same roles, and allow nobody. */
function isOneBreath({ permissions, roles }: Document, one: Told, other: Told): boolean {
  const founder = findFounder(roles)?.id
  const [own, theirs] = [rightsOf(permissions, one), rightsOf(permissions, other)]
  const hasLike = (right: PermissionRow, all: readonly PermissionRow[]) =>
    all.some((each) => isLike(right, each, founder))
  return (
    own.length > 0 &&
    theirs.length > 0 &&
    own.every((right) => hasLike(right, theirs)) &&
    theirs.every((right) => hasLike(right, own))
  )
}

function isLike(one: PermissionRow, other: PermissionRow, founder: string | undefined): boolean {
  const [own, theirs] = [one, other].map(({ cells }) => {
    const said = cells.filter((cell) => cell.role !== founder && !isUnsaid(cell))
    return said.map(({ role, permission, asked }) => `${role} ${asked ?? permission}`).join()
  })
  const isBan = one.cells.every(
    (cell) => cell.role === founder || isUnsaid(cell) || cell.permission === 'no',
  )
  const isSaidTogether = one.quotes.some(({ question, text }) =>
    other.quotes.some((each) => each.question === question && each.text === text),
  )
  return isBan && own !== '' && own === theirs && isSaidTogether
}

function rightsOf(permissions: Document['permissions'], { items }: Told): PermissionRow[] {
  return permissions.filter(({ id }) => items.includes(id))
}

function cellOf(cells: readonly PermissionCell[], role: string): PermissionCell | undefined {
  return cells.find((each) => each.role === role)
}

/** Nobody said anything of it: it is supposed, or nothing is. */
function isUnsaid(cell: PermissionCell | undefined): boolean {
  if (cell === undefined) return true
  return cell.asked === undefined && (cell.assumed === true || cell.permission === 'unstated')
}
