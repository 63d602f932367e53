import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell, PermissionRow } from '#domain/requirements/document-items.ts'
import type { RightRow } from '#domain/requirements/document-registers.ts'
import { removeItems } from '#domain/requirements/remove-items.ts'
import { findWhose } from '#domain/requirements/writing/rights/whose.ts'

/**
 * The document whose supposed cells say what the rows say of them, so that a program and a reader enforce
 * the same; what was said stays. What was supposed of such a cell by itself leaves the register.
 */
export function settleCells(
  document: RequirementsDocument,
  rows: readonly RightRow[],
  theirOwn: string,
): RequirementsDocument {
  const gone = new Set<string>()
  const permissions = document.permissions.map((row) => {
    const told = rows.find(({ items }) => items.includes(row.id))
    if (told === undefined) return row
    const cells = row.cells.map((cell) => {
      const settled = settle(cell, row, { told, permissions: document.permissions, theirOwn })
      if (settled === cell) return cell
      for (const { id, items, settles } of document.assumptions) {
        const isOfRole = settles !== undefined && 'role' in settles && settles.role === cell.role
        if (isOfRole && items.includes(row.id)) gone.add(id)
      }
      return settled
    })
    return { ...row, cells }
  })
  const settled = { ...document, permissions }
  return gone.size === 0 ? settled : removeItems(settled, gone)
}

interface Around {
  told: RightRow
  permissions: readonly PermissionRow[]
  theirOwn: string
}

function settle(
  cell: PermissionCell,
  row: PermissionRow,
  { told, permissions, theirOwn }: Around,
): PermissionCell {
  const { role, permission, assumed, guess, part, asked } = cell
  // What only follows from who alone may gives way to what holds until a question is decided.
  const isRead = permission === 'no' && guess === true
  const isFree = (assumed === true || permission === 'unstated' || isRead) && asked === undefined
  const may = told.cells.find((each) => each.role === role)?.may ?? 'no'
  if (!isFree) return cell
  const isNo = permission === 'no' || permission === 'unstated'
  if (may === 'no') return isNo ? cell : { role, permission: 'no', assumed: true }
  if (may === 'yes') {
    return isNo || part !== undefined ? { role, permission: 'yes', assumed: true } : cell
  }
  // Another right of the row tells already how far they may.
  const isElsewhere = permissions.some(
    ({ id, cells }) =>
      id !== row.id &&
      told.items.includes(id) &&
      cells.some((each) => each.role === role && ['yes', 'only'].includes(each.permission)),
  )
  if ((isNo && isElsewhere) || part !== undefined) return cell
  if (may !== 'own') return { role, permission: 'yes', assumed: true, part: may }
  const isOwn = findWhose(row.action) === 'own'
  if (isOwn && !isNo) return cell
  return { role, permission: 'yes', assumed: true, ...(!isOwn && { part: theirOwn }) }
}
