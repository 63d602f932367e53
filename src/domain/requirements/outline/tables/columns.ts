import type { Block, Cell, Row } from '#domain/requirements/outline/blocks.ts'

export type Table = Extract<Block, { kind: 'table' }>

/** The place of a column's cell in a row; negative where the table has no such column. */
export function findColumn({ head, rows }: Table, column: string): number {
  return head.findIndex((each) => each === column || each.startsWith(column)) - offsetOf({ rows })
}

/** A row that is an item has its id in front of the cells, for which the head has a place. */
export function offsetOf({ rows }: Pick<Table, 'rows'>): number {
  return rows.some(({ id }) => id !== null) ? 1 : 0
}

/** The row with another cell at a place. */
export function withCell(row: Row, at: number, cell: Cell): Row {
  return { ...row, cells: row.cells.map((each, index) => (index === at ? cell : each)) }
}

/** The table without the column of a cell. */
export function withoutColumn(table: Table, at: number): Table {
  const offset = offsetOf(table)
  return {
    ...table,
    head: table.head.filter((_, index) => index !== at + offset),
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.filter((_, each) => each !== at) })),
  }
}

/** The table with another name above a column. */
export function withHead(table: Table, at: number, name: string): Table {
  const place = at + offsetOf(table)
  return { ...table, head: table.head.map((each, index) => (index === place ? name : each)) }
}

/** Each table of these blocks, also in a fold, as another. */
export function mapTables(
  blocks: readonly Block[],
  change: (table: Table) => readonly Block[],
): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'fold') return [{ ...block, blocks: mapTables(block.blocks, change) }]
    return block.kind === 'table' ? [...change(block)] : [block]
  })
}
