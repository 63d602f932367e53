import {
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx'
import { type PrintedCell, readText } from '#server/exports/layout/blocks.ts'
import { INK } from '#server/exports/layout/look.ts'
import { makeTextRuns } from './make-text-runs.ts'

/** The text's width on A4 with the margins of `writeDocx`, in twentieths of a point. */
const WIDTH = 9360
const NARROWEST = 900
/** No more of the width is shared without a look at what is in the columns. */
const MOST_SHARED = 0.6

const LINE = { style: BorderStyle.SINGLE, size: 4, color: INK.line } as const
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const

/** A table with hairlines between its rows; its head is repeated on each page. */
export function makeDocxTable(head: PrintedCell[], rows: PrintedCell[][]): Table {
  const widths = columnWidths([head, ...rows])
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: {
      top: NONE,
      left: NONE,
      right: NONE,
      bottom: LINE,
      insideHorizontal: LINE,
      insideVertical: NONE,
    },
    rows: [tableRow(head, widths, true), ...rows.map((row) => tableRow(row, widths, false))],
  })
}

function tableRow(cells: PrintedCell[], widths: readonly number[], isHead: boolean): TableRow {
  return new TableRow({
    tableHeader: isHead,
    cantSplit: isHead,
    children: widths.map(
      (size, index) =>
        new TableCell({
          width: { size, type: WidthType.DXA },
          margins: { top: 50, bottom: 50, left: 90, right: 90 },
          ...(isHead && { shading: { type: ShadingType.CLEAR, fill: INK.sunken, color: 'auto' } }),
          children: linesOf(cells[index]),
        }),
    ),
  })
}

/** A cell of Word holds a paragraph at least. */
function linesOf(cell: PrintedCell = []): Paragraph[] {
  const lines = cell.length === 0 ? [[]] : cell
  return lines.map((runs) => new Paragraph({ style: 'TableText', children: makeTextRuns(runs) }))
}

/** Shares the width by the longest text of each column, within bounds. */
function columnWidths(rows: readonly PrintedCell[][]): number[] {
  const count = rows[0]?.length ?? 0
  const wanted = Array.from({ length: count }, (_, index) => {
    let longest = 6
    for (const row of rows) longest = Math.max(longest, Math.min(48, lengthOf(row[index])))
    return longest
  })
  const total = wanted.reduce((sum, length) => sum + length, 0)
  // Of many columns each is narrower, so that the long one keeps what it needs.
  const narrowest = Math.min(NARROWEST, Math.floor((WIDTH * MOST_SHARED) / count))
  const room = WIDTH - narrowest * count
  return wanted.map((length) => narrowest + Math.floor((length / total) * room))
}

function lengthOf(cell: PrintedCell = []): number {
  return Math.max(0, ...cell.map((runs) => readText(runs).length))
}
