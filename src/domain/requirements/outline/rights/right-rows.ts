import type { Role, Traced } from '#domain/requirements/document-items.ts'
import { mapItems } from '#domain/requirements/editing/map-items.ts'
import type { Block, Cell, Row } from '#domain/requirements/outline/blocks.ts'
import { compareIds } from '#domain/requirements/outline/compare-ids.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { listClashes } from '#domain/requirements/outline/open/waiting.ts'
import {
  joined,
  makeTextCell,
  table,
  makeWords as text,
} from '#domain/requirements/outline/pieces.ts'
import type { ToldRight, ToldRights } from '#domain/requirements/outline/worked/worked-out.ts'
import { kindOf } from '#domain/requirements/registers/list-items.ts'
import { joinColumns } from './join-columns.ts'
import { listTurns } from './list-turns.ts'

/** Section 4's table as it was composed: a row for each deed, a column for all of whom the same is so. */
export function composedTable(desk: Desk, { rows, silent }: ToldRights): Block[] {
  const { document, words } = desk
  const { roleTable: own } = words
  const columns = joinColumns(
    document.roles.filter(({ id }) => !silent.includes(id)),
    ({ id }) => rows.map(({ cells }) => cells.find(({ role }) => role === id)?.text),
  )
  const items = mapItems(document)
  const turns = new Set(listTurns(document).map(({ role }) => role))
  const nameOf = ({ id, name }: Role) => (turns.has(id) ? own.inTurnHead(name) : name)
  const names = columns.map((roles) => words.listed(roles.map(nameOf)))
  const lines = rows.map((row): Row => {
    const shown = columns.map(([role]) => cellOf(row, role?.id))
    return {
      id: null,
      cells: [makeTextCell(row.what), ...shown, sourceCell(desk, row.items, items)],
    }
  })
  return table(own.rights, [own.what, ...names, own.source], lines)
}

function cellOf({ cells }: ToldRight, role: string | undefined): Cell {
  const told = cells.find((each) => each.role === role)
  if (told === undefined) return makeTextCell('')
  return { kind: 'permission', permission: told.permission, text: text(told.text) }
}

/** The answers, what is asked of it, and the rights that it tells, or else the requirements. */
function sourceCell(desk: Desk, ids: readonly string[], items: ReadonlyMap<string, Traced>): Cell {
  const told = ids.flatMap((id) => items.get(id) ?? [])
  const rights = ids.filter((id) => kindOf(id) === 'PERM')
  const built = ids.filter((id) => kindOf(id) === 'FR')
  const asked = ids.filter((id) => kindOf(id) === 'OQ' || kindOf(id) === 'CT')
  const clashes = [...new Set([...asked, ...listClashes(desk.document, rights)])]
  const origin = desk.origin({
    sources: [...new Set(told.flatMap(({ sources }) => sources))].sort(compareIds),
    quotes: told.flatMap(({ quotes }) => quotes),
    mark: told.every(({ mark }) => mark === 'assumed') ? 'assumed' : 'stated',
  })
  const named = desk.ranged(rights.length > 0 ? rights : built)
  const { comma, semicolon } = desk.words
  return makeTextCell(joined([joined([origin, desk.links(clashes)], comma), named], semicolon))
}
