import type { PrintedCell } from '#server/exports/layout/blocks.ts'
import { setRuns } from './set-text.ts'
import type { Sheet } from './sheet.ts'

interface Measures {
  sheet: Sheet
  size: number
  /** Of a cell, left and right together. */
  padding: number
  /** Of the table. */
  width: number
}

/** No column gets narrower than this, in points. */
const NARROWEST = 44

/** Shares a table's width by what its columns hold: short ones keep their words whole. */
export function columnWidths(rows: readonly PrintedCell[][], measures: Measures): number[] {
  const { width } = measures
  const count = rows[0]?.length ?? 0
  const wanted = Array.from({ length: count }, (_, index) => {
    let widest = NARROWEST
    for (const row of rows) widest = Math.max(widest, wantedWidth(row[index] ?? [], measures))
    return widest
  })
  const total = wanted.reduce((sum, entry) => sum + entry, 0)
  if (total <= width) return wanted.map((entry) => (entry / total) * width)
  const fair = width / count
  const short = wanted.map((entry) => entry <= fair)
  const kept = wanted.reduce((sum, entry, index) => sum + (short[index] ? entry : 0), 0)
  const long = wanted.reduce((sum, entry, index) => sum + (short[index] ? 0 : entry), 0)
  return wanted.map((entry, index) => (short[index] ? entry : (entry / long) * (width - kept)))
}

/** Wider cells than a whole line say nothing more about how the width should be shared. */
function wantedWidth(cell: PrintedCell, { sheet, size, padding, width }: Measures): number {
  const widths = cell.map((runs) => {
    const text = runs.map((run) => ({ ...run, text: run.text.slice(0, 120) }))
    const [line = []] = setRuns(sheet, text, { width, size })
    return line.reduce((sum, piece) => sum + piece.width, 0) + padding + 1
  })
  return Math.max(0, ...widths)
}
