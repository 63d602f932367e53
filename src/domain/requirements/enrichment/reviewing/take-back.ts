import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { PermissionCell } from '#domain/requirements/document-items.ts'
import { settleSupposed } from '#domain/requirements/editing/settle-supposed.ts'
import { withoutHolders } from '#domain/requirements/enrichment/holding/without-holder.ts'
import { listRequirements } from '#domain/requirements/registers/list-items.ts'
import { removeItems } from '#domain/requirements/remove-items.ts'
import { nameWay } from './ways-told.ts'

/** What leaves the document as a whole where it is only supposed. */
export const WHOLE = /^(?:AC|FR|ENT|AS|MSG)-[^/]*$/u

/** The document without what is supposed in these lines; questions are told elsewhere. */
export function takeBack(
  given: RequirementsDocument,
  named: readonly string[],
): RequirementsDocument {
  const { document, ids } = withoutHolders(given, named)
  const turned = new Set(ids)
  const whole = ids.filter((id) => WHOLE.test(id))
  const tests = listRequirements(document)
    .filter(({ id }) => turned.has(id))
    .flatMap(({ criteria }) => criteria.map(({ id }) => id))
  const inPart = document.assumptions
    .filter(({ items, settles = {} }) => {
      if ('from' in settles) return items.some((id) => turned.has(nameWay(id, settles)))
      if (!('role' in settles)) return false
      return items.some((id) => turned.has(id) || turned.has(`${id}/${settles.role}`))
    })
    .map(({ id }) => id)
  const gone = new Set([...whole, ...tests, ...inPart])
  const boundaries = document.boundaries?.map((edge) => {
    if (!turned.has(edge.id)) return edge
    const { said, ...bare } = edge
    // What a model found in the answers does not answer it; else what is supposed is the other side.
    return said === undefined ? { ...edge, suggested: !edge.suggested } : bare
  })
  const slices = document.slices.map((slice) =>
    turned.has(`slice ${slice.number}`) ? { ...slice, goal: '' } : slice,
  )
  const read = listRead(document)
  const permissions = document.permissions.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      turned.has(row.id) || turned.has(`${row.id}/${cell.role}`)
        ? withoutSupposed(cell, read.get(`${row.id}/${cell.role}`))
        : cell,
    ),
  }))
  // A table that is supposed as a whole has no assumption for each way.
  const statusTables = document.statusTables.map((table) => ({
    ...table,
    transitions: table.transitions.filter(
      (way) => way.assumed !== true || !turned.has(nameWay(table.id, way)),
    ),
  }))
  const left = { ...document, slices, statusTables, ...(boundaries && { boundaries }) }
  const isFreed = (id: string) => turned.has(id) && !read.has(id)
  if (gone.size === 0) return freeCells({ ...left, permissions }, document, isFreed)
  const settled = settleSupposed({ ...left, permissions }, gone)
  const empty = listEmptied(settled, gone)
  return freeCells(removeItems(settled, new Set([...gone, ...empty])), document, isFreed)
}

/** What was read of cells that were taken otherwise since, by their ids. */
function listRead({ assumptions }: RequirementsDocument): Map<string, PermissionCell> {
  return new Map(
    assumptions.flatMap(({ items, settles }) => {
      const was = settles !== undefined && 'role' in settles ? settles.was : undefined
      return was === undefined ? [] : items.map((id) => [`${id}/${was.role}`, was] as const)
    }),
  )
}

/** What nobody said of a role is said by nobody again. */
function withoutSupposed(cell: PermissionCell, read: PermissionCell | undefined): PermissionCell {
  return cell.assumed === true ? (read ?? { role: cell.role, permission: 'unstated' }) : cell
}

/** Whom one supposed no would have kept from their work may it, supposed. */
function freeCells(
  document: RequirementsDocument,
  before: RequirementsDocument,
  isFreed: (id: string) => boolean,
): RequirementsDocument {
  const wasNo = new Set(
    before.permissions.flatMap(({ id, cells }) =>
      cells.flatMap(({ role, permission, assumed }) =>
        permission === 'no' && assumed === true && isFreed(`${id}/${role}`)
          ? [`${id}/${role}`]
          : [],
      ),
    ),
  )
  if (wasNo.size === 0) return document
  const permissions = document.permissions.map((row) => ({
    ...row,
    cells: row.cells.map((cell) =>
      wasNo.has(`${row.id}/${cell.role}`)
        ? { role: cell.role, permission: 'yes' as const, assumed: true }
        : cell,
    ),
  }))
  return { ...document, permissions }
}

/** What only asked about, or only vouched for, what is gone now. */
function listEmptied(
  { assumptions, openQuestions }: RequirementsDocument,
  gone: ReadonlySet<string>,
): string[] {
  const isEmptied = (items: readonly string[]) =>
    items.length > 0 && items.every((id) => gone.has(id))
  return [
    ...assumptions.filter(({ items }) => isEmptied(items)),
    ...openQuestions.filter(({ blocks, quotes }) => quotes.length === 0 && isEmptied(blocks)),
  ].map(({ id }) => id)
}
