import type { PrintedBlock, PrintedCell } from '#server/exports/layout/blocks.ts'
import { INK } from '#server/exports/layout/look.ts'
import type { Line } from './lines.ts'
import { measureColumns } from './measure-columns.ts'
import type { Part } from './part.ts'
import { measureLineHeight, setRuns } from './set-text.ts'
import { ASCENT, PAGE, type Sheet, SPARE } from './sheet.ts'

export const SIZE = 8.5
const PAD = { x: 5, y: 4 } as const
const LINE = measureLineHeight(SIZE)
/** Air between a table and what is above it. */
const ABOVE = 3
/** A table may use the margin in which the ids hang. */
const LEFT = PAGE.margin
export const TABLE_WIDTH = PAGE.right - PAGE.margin
/** A row is parted only where it has so many lines on either page. */
const FEWEST_LINES = 3

type Table = Extract<PrintedBlock, { kind: 'table' }>

/** A table on its way to paper. */
interface Setting {
  sheet: Sheet
  columns: readonly number[]
  head: Line[][]
}

/** A table; its head is repeated on each page, and a tall row goes on where the page ends. */
export function makeTablePart(sheet: Sheet, { name, head, rows }: Table): Part {
  const columns = measureColumns([head, ...rows], {
    sheet,
    size: SIZE,
    padding: 2 * PAD.x,
    width: TABLE_WIDTH,
  })
  const set = (row: readonly PrintedCell[]) =>
    columns.map((width, index) =>
      (row[index] ?? []).flatMap((runs) =>
        setRuns(sheet, runs, { width: width - 2 * PAD.x, size: SIZE }),
      ),
    )
  const setting = { sheet, columns, head: set(head) }
  const first = Math.min(rowHeight(set(rows[0] ?? [])), SPARE / 2)
  return {
    first: ABOVE + rowHeight(setting.head) + first,
    isHeading: false,
    draw: () => {
      sheet.y += ABOVE
      sheet.ensure(rowHeight(setting.head) + first)
      sheet.tags.group('Table', () => drawRows(setting, rows, set), { title: name })
      sheet.y += 10
    },
  }
}

function drawRows(
  setting: Setting,
  rows: readonly PrintedCell[][],
  set: (row: readonly PrintedCell[]) => Line[][],
): void {
  const { sheet, head } = setting
  sheet.tags.group('TR', () => {
    for (const [index] of head.entries())
      sheet.tags.leaf('TH', () => drawCell(setting, head, index), { scope: 'Column' })
    endRow(setting, head, true)
  })
  for (const row of rows) sheet.tags.group('TR', () => drawRow(setting, set(row)))
}

/** A row as one, or in slices where it is taller than what a page may spare. */
function drawRow(setting: Setting, cells: Line[][]): void {
  const { sheet } = setting
  const parts = cells.map(() => sheet.tags.begin('TD'))
  let rest = cells
  while (rest.length > 0) {
    const count = sliceOf(rest, sheet.room)
    if (count === 0) {
      sheet.newPage()
      repeatHead(setting)
      continue
    }
    const slice = rest.map((lines) => lines.slice(0, count))
    for (const [index, part] of parts.entries())
      if (slice[index]?.length) part.add(() => drawCell(setting, slice, index))
    endRow(setting, slice, false)
    const left = rest.map((lines) => lines.slice(count))
    rest = left.some((lines) => lines.length > 0) ? left : []
  }
  for (const part of parts) part.end()
}

/** How many lines of a row are on what is left of the page; 0 for a new page. */
function sliceOf(cells: readonly Line[][], room: number): number {
  const lines = Math.max(1, ...cells.map((cell) => cell.length))
  if (rowHeight(cells) <= room) return lines
  const fitting = Math.floor((room - 2 * PAD.y) / LINE)
  const fits = Math.min(fitting, lines - FEWEST_LINES)
  return rowHeight(cells) > SPARE && fits >= FEWEST_LINES ? fits : 0
}

/** The head again, on the next page: it has been read out. */
function repeatHead(setting: Setting): void {
  const { sheet, head } = setting
  sheet.tags.artifact(() => {
    for (const [index] of head.entries()) drawCell(setting, head, index)
  }, 'Pagination')
  endRow(setting, head, true)
}

function drawCell({ sheet, columns }: Setting, cells: readonly Line[][], index: number): void {
  const x = columns.slice(0, index).reduce((sum, width) => sum + width, LEFT)
  for (const [place, line] of (cells[index] ?? []).entries())
    sheet.drawOn(line, x + PAD.x, sheet.y + PAD.y + place * LINE + SIZE * ASCENT)
}

/** Moves below the row and draws its hairline; a head's is strong. */
function endRow({ sheet }: Setting, cells: readonly Line[][], isHead: boolean): void {
  sheet.y += rowHeight(cells)
  sheet.rule(LEFT, LEFT + TABLE_WIDTH, isHead ? INK.soft : INK.line)
}

function rowHeight(cells: readonly Line[][]): number {
  return Math.max(1, ...cells.map((lines) => lines.length)) * LINE + 2 * PAD.y
}
