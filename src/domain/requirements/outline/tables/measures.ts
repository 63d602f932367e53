import type { Block, Row, Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeTextCell,
  plain,
  textOfCell,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { lowerFirst } from '#domain/requirements/phrases.ts'
import { findColumn, mapTables, type Table, withCell, withHead, withoutColumn } from './columns.ts'
import { fileTextOf } from './file-text.ts'

/** Section 3 of a file: by when stands with what is to be reached; of what has no day that is told once. */
export function tellMeasures(section: Section, desk: Desk): Section {
  if (section.name !== 'goals') return section
  return { ...section, blocks: mapTables(section.blocks, (table) => withDays(table, desk)) }
}

function withDays(table: Table, desk: Desk): Block[] {
  const { words } = desk
  const { columns } = words
  const due = findColumn(table, columns.due)
  const to = findColumn(table, columns.to)
  if (due < 0 || to < 0) return [table]
  const isOpen = (row: Row) => textOfCell(row.cells[due])[0]?.kind === 'mark'
  const rows = table.rows.map((row) => {
    const told = isOpen(row) ? [] : textOfCell(row.cells[due])
    // "No worse, always", and "No worse, no worse" is once.
    const target = textOfCell(row.cells[to])
    const isSame = toPlainText(told) === toPlainText(target)
    return withCell(row, to, makeTextCell(joined([target, isSame ? [] : told], words.semicolon)))
  })
  const open = table.rows.filter(isOpen).flatMap(({ id }) => id ?? [])
  const lean = withoutColumn(withHead({ ...table, rows }, to, fileTextOf(words).toBy), due)
  if (open.length === 0) return [lean]
  const note = [
    desk.mark('open'),
    plain(words.colon + lowerFirst(columns.due)),
    ...desk.bracketed(desk.ranged(open)),
    plain(words.stop),
  ]
  return [lean, { kind: 'note', text: note }]
}
