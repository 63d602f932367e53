import type { PrintedCell } from '#server/exports/layout/blocks.ts'
import { INK } from '#server/exports/layout/look.ts'
import type { Line } from './lines.ts'
import { lineHeight, setRuns } from './set-text.ts'
import { PAGE, type Sheet } from './sheet.ts'

const SIZE = 8.5
const PAD = { x: 5, y: 4 } as const
/** A table may use the margin in which the ids hang. */
const LEFT = PAGE.margin
const WIDTH = PAGE.right - PAGE.margin
/** No column gets narrower than this, in points. */
const NARROWEST = 44

/** Draws a table; its head is repeated on each page, and a row too tall for a page is cut. */
export function drawTable(sheet: Sheet, head: PrintedCell[], rows: PrintedCell[][]): void {
  const columns = columnWidths(sheet, [head, ...rows])
  const set = (row: PrintedCell[]) =>
    columns.map((width, index) =>
      (row[index] ?? []).flatMap((runs) =>
        setRuns(sheet, runs, { width: width - 2 * PAD.x, size: SIZE }),
      ),
    )
  const heading = set(head)
  const drawHead = () => drawRow(sheet, { cells: heading, columns, shaded: true })
  sheet.ensure(rowHeight(heading) + 3 * lineHeight(SIZE))
  drawHead()
  for (const cells of rows.flatMap((row) => slices(set(row)))) {
    if (sheet.y + rowHeight(cells) > PAGE.bottom) {
      sheet.newPage()
      drawHead()
    }
    drawRow(sheet, { cells, columns, shaded: false })
  }
  sheet.y += 10
}

interface Row {
  cells: Line[][]
  columns: readonly number[]
  shaded: boolean
}

function drawRow(sheet: Sheet, { cells, columns, shaded }: Row): void {
  const height = rowHeight(cells)
  const top = sheet.y
  if (shaded) sheet.doc.rect(LEFT, top, WIDTH, height).fill(`#${INK.sunken}`)
  let x = LEFT
  for (const [index, lines] of cells.entries()) {
    for (const [place, line] of lines.entries()) {
      sheet.draw(line, x + PAD.x, top + PAD.y + place * lineHeight(SIZE))
    }
    x += columns[index] ?? 0
  }
  sheet.y = top + height
  sheet.rule(LEFT, LEFT + WIDTH, INK.line)
}

function rowHeight(cells: readonly Line[][]): number {
  return Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight(SIZE) + 2 * PAD.y
}

/** A row as one, or as several when it is taller than a page. */
function slices(cells: Line[][]): Line[][][] {
  const most = Math.floor((PAGE.bottom - PAGE.top - 60) / lineHeight(SIZE))
  const count = Math.ceil(Math.max(1, ...cells.map((lines) => lines.length)) / most)
  return Array.from({ length: count }, (_, part) =>
    cells.map((lines) => lines.slice(part * most, (part + 1) * most)),
  )
}

/** Shares the width by what the columns hold: short ones keep their words whole. */
function columnWidths(sheet: Sheet, rows: readonly PrintedCell[][]): number[] {
  const count = rows[0]?.length ?? 0
  const wanted = Array.from({ length: count }, (_, index) => {
    let widest = NARROWEST
    for (const row of rows) widest = Math.max(widest, wantedWidth(sheet, row[index]))
    return widest
  })
  const total = wanted.reduce((sum, width) => sum + width, 0)
  if (total <= WIDTH) return wanted.map((width) => (width / total) * WIDTH)
  const fair = WIDTH / count
  const short = wanted.map((width) => width <= fair)
  const kept = wanted.reduce((sum, width, index) => sum + (short[index] ? width : 0), 0)
  const long = wanted.reduce((sum, width, index) => sum + (short[index] ? 0 : width), 0)
  return wanted.map((width, index) => (short[index] ? width : (width / long) * (WIDTH - kept)))
}

/** Wider cells than a whole line say nothing more about how the width should be shared. */
function wantedWidth(sheet: Sheet, cell: PrintedCell = []): number {
  const widths = cell.map((runs) => {
    const text = runs.map((run) => ({ ...run, text: run.text.slice(0, 120) }))
    const [line = []] = setRuns(sheet, text, { width: WIDTH, size: SIZE })
    return line.reduce((sum, { width }) => sum + width, 0) + 2 * PAD.x + 1
  })
  return Math.max(0, ...widths)
}
