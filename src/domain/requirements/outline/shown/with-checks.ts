import type { Checkable } from '#domain/requirements/document-items.ts'
import type { Block, Cell, Row, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeTextCell, plain, table } from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'

/** The lines of these items of which nothing tells how they are checked, then a table of the others with how. */
export function withChecks(
  desk: Desk,
  lines: readonly Statement[],
  items: readonly Checkable[],
): Block[] {
  const checked = new Set(items.flatMap(({ id, check }) => (check === undefined ? [] : [id])))
  const isChecked = ({ id }: Statement) => id !== null && checked.has(id)
  const { columns } = desk.words
  const head = [columns.id, columns.holds, columns.check, columns.mark]
  const rows = lines.filter(isChecked).map(({ id, text, meta, origin }): Row => {
    const told: Cell =
      meta.length === 0 ? makeTextCell(text) : { kind: 'entries', entries: [text, ...meta] }
    const check = checkOf(
      desk,
      items.find((each) => each.id === id),
    )
    return { id, cells: [told, makeTextCell(check), makeTextCell(origin)] }
  })
  return [...lines.filter((each) => !isChecked(each)), ...table(columns.check, head, rows)]
}

/** Behind a line of a paragraph: "How it is checked: …". */
export function checkBehind(desk: Desk, item: Checkable): Text {
  const { space, columns, colon } = desk.words
  return checkOf(desk, item, space + columns.check + colon)
}

/** How it is checked, or counted, with its mark; empty where nobody told it. */
export function checkOf(
  desk: Desk,
  { check, supposed }: Partial<Checkable> = {},
  before = '',
): Text {
  if (check === undefined) return []
  return [plain(before + bare(check)), ...(supposed ? desk.bracketed([desk.mark('assumed')]) : [])]
}
