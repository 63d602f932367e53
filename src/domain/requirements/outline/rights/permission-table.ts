import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  foldTold,
  makeTextCell,
  plain,
  table,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import { hasGuess, writePermissionCell } from './permission-cell.ts'
import { rolesOf } from './rights-table.ts'

/** Each right in a row of its own, to be confirmed, changed and struck out on the screen: a file has them in its table. */
export function permissionBlocks(desk: Desk): Block[] {
  const { document, words, workedOut } = desk
  const columns = rolesOf(desk)
  const name = words.parts.permissions
  const head = [words.columns.id, words.columns.may, ...columns.map((role) => role.name)]
  if (columns.length === 0) return []
  const rows = document.permissions.map((row) => {
    const reason = workedOut.reasons?.[row.id]
    const why: Text = reason === undefined ? [] : [plain(words.colon), desk.quoted(reason)]
    const built = workedOut.deeds.find((deed) => deed.row === row.id)?.requirements ?? []
    // Cells that nobody confirmed say so themselves.
    const isOfCells = row.mark === 'unconfirmed' && hasGuess(row)
    return {
      id: row.id,
      cells: [
        makeTextCell([...text(row.action), ...why, ...desk.bracketed(desk.links(built))]),
        ...columns.map(({ id }) => writePermissionCell(words, row, id)),
        makeTextCell(desk.origin(isOfCells ? { ...row, mark: 'stated' } : row)),
      ],
    }
  })
  return foldTold('rights', name, table(name, [...head, words.columns.mark], rows))
}
