import type { Checkable } from '#domain/requirements/document-items.ts'
import type { Block, Cell, Row, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeTextCell, plain, table } from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'

/** The lines of these items; a table with how each is checked, where that is told of any. */
export function withChecks(
  desk: Desk,
  lines: readonly Statement[],
  items: readonly Checkable[],
): Block[] {
  if (items.every(({ check }) => check === undefined)) return [...lines]
  const { columns } = desk.words
  const head = [columns.id, columns.holds, columns.check, columns.mark]
  const rows = lines.map(({ id, text, meta, origin }): Row => {
    const told: Cell =
      meta.length === 0 ? makeTextCell(text) : { kind: 'entries', entries: [text, ...meta] }
    const item = items.find((each) => each.id === id)
    return { id, cells: [told, makeTextCell(checkOf(desk, item)), makeTextCell(origin)] }
  })
  return table(columns.check, head, rows)
}

/** Behind a line of a paragraph: "How it is checked: …". */
export function checkBehind(desk: Desk, item: Checkable): Text {
  const told = checkOf(desk, item)
  const { space, columns, colon } = desk.words
  return told.length === 0 ? [] : [plain(space + columns.check + colon), ...told]
}

function checkOf({ bracketed, mark }: Desk, item: Checkable | undefined): Text {
  if (item?.check === undefined) return []
  const isSupposed = item.supposed !== undefined
  return [plain(bare(item.check)), ...(isSupposed ? bracketed([mark('assumed')]) : [])]
}
