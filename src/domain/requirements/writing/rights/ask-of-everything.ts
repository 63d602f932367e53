import type { RowOf } from '#domain/reading/rows.ts'
import type { PermissionRow, Role } from '#domain/requirements/document-items.ts'
import { bare, lowerFirst } from '#domain/requirements/phrases.ts'
import { type Notebook, sortedIds } from '#domain/requirements/writing/notebook.ts'
import type { People } from '#domain/requirements/writing/write-roles.ts'
import { isWide } from './everything.ts'
import { ASKED } from './permission-cells.ts'

type Right = RowOf<'permission'>

/**
 * "Whoever covers: everything", and "notes, mine only": both were said. Each role is asked about once,
 * with all that others alone may, and its cells name the question; until then they are refused.
 */
export function askOfEverything(
  notebook: Notebook,
  { roles, find }: People,
  { rights, rows }: { rights: readonly Right[]; rows: readonly PermissionRow[] },
): PermissionRow[] {
  let asked = [...rows]
  for (const role of roles) {
    const waiting = asked.filter((row) => cellOf(row, role)?.asked === ASKED)
    const wide = rights.find((right) => isWide(right) && find(right.role)?.id === role.id)
    const [first] = waiting
    if (first === undefined || wide === undefined) continue
    const items = waiting.map(({ id }) => id)
    const { rows: _, ...told } = notebook.item('CT', [wide], 'open')
    // Both sides, each in the words that it was said in first.
    const quotes = [...told.quotes.slice(0, 1), ...first.quotes.slice(0, 1)]
    const sources = sortedIds(quotes.map(({ question }) => question))
    const item = { ...told, quotes, sources }
    const deeds = waiting.map(({ action }) => lowerFirst(bare(action)))
    const names = [role.name, bare(wide.what), ...deeds]
    notebook.clashes.push({ item, found: { kind: 'everything', said: wide.said, names }, items })
    asked = asked.map((row) => ({
      ...row,
      cells: row.cells.map((cell) =>
        cell.role === role.id && cell.asked === ASKED ? { ...cell, asked: item.id } : cell,
      ),
    }))
  }
  return asked
}

function cellOf({ cells }: PermissionRow, { id }: Role) {
  return cells.find(({ role }) => role === id)
}
