import type { PrintedBlock, Run } from '#server/exports/layout/blocks.ts'
import { INK } from '#server/exports/layout/look.ts'
import { drawTable } from './draw-table.ts'
import { BODY, drawItem, drawLines, drawRuns, lineHeight, setRuns } from './set-text.ts'
import { PAGE, type Sheet } from './sheet.ts'

const BULLET_INDENT = 14
/** A criterion belongs to the requirement above it. */
const INNER_INDENT = 14
const SMALL = 8.5

/** Draws whatever is not a heading; headings are `Outline`'s. */
export function drawBlock(sheet: Sheet, block: Exclude<PrintedBlock, { kind: 'heading' }>): void {
  switch (block.kind) {
    case 'paragraph':
      drawRuns(sheet, block.runs)
      sheet.y += 6
      return
    case 'item':
      if (block.isInner) drawRuns(sheet, [idRun(block.id), ...block.runs], INNER_INDENT)
      else drawItem(sheet, block.id, block.runs)
      sheet.y += 3
      return
    case 'below':
      drawRuns(sheet, block.runs)
      sheet.y += 3
      return
    case 'list':
      drawList(sheet, block)
      sheet.y += 4
      return
    case 'table':
      drawTable(sheet, block.head, block.rows)
      return
    case 'diagram':
      return
    case 'verbatim':
      drawVerbatim(sheet, block.lines)
  }
}

function idRun(id: string): Run {
  return { text: `${id}  `, bold: true, note: false }
}

function drawList(
  sheet: Sheet,
  { ordered, entries }: Extract<PrintedBlock, { kind: 'list' }>,
): void {
  for (const [index, runs] of entries.entries()) {
    drawMarked(sheet, ordered ? `${index + 1}.` : '•', runs)
    sheet.y += 2.5
  }
}

function drawMarked(sheet: Sheet, sign: string, runs: readonly Run[]): void {
  const lines = setRuns(sheet, runs, { width: PAGE.right - PAGE.left - BULLET_INDENT })
  sheet.ensure(lineHeight(BODY.size) * Math.min(lines.length, 2))
  sheet.draw([{ text: sign, setting: { ...BODY, colour: INK.faint }, width: 0 }], PAGE.left)
  drawLines(sheet, lines, PAGE.left + BULLET_INDENT)
}

/** The user's own words: smaller, beside a rule, each line where it was. */
function drawVerbatim(sheet: Sheet, rows: readonly string[]): void {
  const height = lineHeight(SMALL)
  const width = PAGE.right - PAGE.left - 10
  for (const row of rows) {
    const lines = setRuns(sheet, [{ text: row, bold: false, note: false }], { width, size: SMALL })
    for (const line of lines) {
      sheet.ensure(height)
      sheet.doc.rect(PAGE.left, sheet.y - 1, 1.5, height + 0.2).fill(`#${INK.line}`)
      sheet.draw(line, PAGE.left + 10)
      sheet.y += height
    }
  }
  sheet.y += 8
}
