import { type Block, splitId } from '#server/exports/layout/blocks.ts'
import { INK } from '#server/exports/layout/look.ts'
import { drawTable } from './draw-table.ts'
import { BODY, drawItem, drawLines, lineHeight, setRuns } from './set-text.ts'
import { PAGE, type Sheet } from './sheet.ts'

const BULLET_INDENT = 14
const CHILD_INDENT = 16
const SMALL = 8.5

/** Draws whatever is not a heading; headings are `Outline`'s. */
export function drawBlock(sheet: Sheet, block: Exclude<Block, { kind: 'heading' }>): void {
  switch (block.kind) {
    case 'paragraph':
      drawItem(sheet, block.runs)
      sheet.y += 6
      return
    case 'list':
      drawList(sheet, block)
      sheet.y += 4
      return
    case 'table':
      drawTable(sheet, block.head, block.rows)
      return
    case 'verbatim':
      drawVerbatim(sheet, block.lines)
  }
}

function drawList(sheet: Sheet, { ordered, items }: Extract<Block, { kind: 'list' }>): void {
  for (const [index, { runs, children }] of items.entries()) {
    const { id } = splitId(runs)
    if (id === null) drawMarked(sheet, ordered ? `${index + 1}.` : '•', runs)
    // A criterion belongs to the requirement above it.
    else drawItem(sheet, runs, id.startsWith('AC-') ? BULLET_INDENT : 0)
    for (const child of children) drawItem(sheet, child, CHILD_INDENT)
    sheet.y += 2.5
  }
}

type Runs = Parameters<typeof drawItem>[1]

function drawMarked(sheet: Sheet, sign: string, runs: Runs): void {
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
