import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Assumption } from '#domain/requirements/document-registers.ts'

/**
 * A document in which what was supposed of a cell of the permission table, or of a way between
 * stages, goes with its assumption: it is told as the founder's word where that is confirmed, and
 * as nobody's, or not at all, where it was `struck` out.
 */
export function settleSupposed(
  document: RequirementsDocument,
  struck: ReadonlySet<string>,
): RequirementsDocument {
  const settled = document.assumptions.filter(
    ({ id, settles, confirmed }) => settles !== undefined && (struck.has(id) || confirmed === true),
  )
  if (settled.length === 0) return document
  const isGone = ({ id }: Assumption) => struck.has(id)
  return {
    ...document,
    permissions: document.permissions.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => {
        const word = settled.find(
          ({ items, settles = {} }) =>
            items.includes(row.id) && 'role' in settles && settles.role === cell.role,
        )
        if (word === undefined || cell.assumed !== true) return cell
        const { assumed: _, ...told } = cell
        return isGone(word) ? { role: cell.role, permission: 'unstated' as const } : told
      }),
    })),
    statusTables: document.statusTables.map((table) => {
      const transitions = table.transitions.flatMap((way) => {
        const word = settled.find(
          ({ items, settles = {} }) =>
            items.includes(table.id) &&
            'from' in settles &&
            settles.from === way.from &&
            settles.to === way.to,
        )
        if (word === undefined || way.assumed !== true) return [way]
        return isGone(word) ? [] : [{ from: way.from, to: way.to }]
      })
      // A stage that a way brought with it goes with the last of its ways.
      const isLeft = (stage: string) =>
        transitions.some(({ from, to }) => from === stage || to === stage) ||
        !settled.some(({ settles = {} }) => 'adds' in settles && settles.adds === stage)
      return { ...table, transitions, states: table.states.filter(isLeft) }
    }),
  }
}
