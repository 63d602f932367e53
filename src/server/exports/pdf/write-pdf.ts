import type { PrintedBlock } from '#server/exports/layout/blocks.ts'
import { printable } from '#server/exports/layout/printable.ts'
import { printedBlocks } from '#server/exports/layout/printed-blocks.ts'
import type { PrintedDocument } from '#server/exports/layout/printed-document.ts'
import { drawBlock } from './draw-blocks.ts'
import { Outline } from './outline.ts'
import { drawRuns } from './set-text.ts'
import { Sheet } from './sheet.ts'

/** The document as PDF: selectable text, bookmarks, linked contents, page numbers. */
export async function writePdf(document: PrintedDocument): Promise<Uint8Array> {
  const title = printable(document.outline.title)
  const { language, words } = document
  const sheet = new Sheet({ title, language, date: new Date(`${document.date}T00:00:00Z`) })
  const outline = new Outline(sheet)
  const { front, sections } = printedBlocks(document.outline)
  for (const block of front) drawAny(sheet, outline, block)
  if (hasMissingSigns(sheet, [...front, ...sections])) {
    sheet.y += 10
    drawRuns(sheet, [{ text: words.missingSigns, bold: false, note: true }])
  }
  if (sections.length > 0) {
    outline.reserveContents(sections.filter(isSection).length, printable(words.contents))
    sheet.newPage()
  }
  for (const block of sections) drawAny(sheet, outline, block)
  outline.finish(title)
  return await sheet.finish()
}

/** Whether a sign stands anywhere that the typeface cannot draw. */
function hasMissingSigns(sheet: Sheet, blocks: readonly PrintedBlock[]): boolean {
  const signs = new Set<string>()
  const walk = (part: unknown): void => {
    if (typeof part === 'string') for (const sign of part) signs.add(sign)
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(walk)
  }
  walk(blocks)
  return [...signs].some((sign) => !sheet.holds(sign))
}

function isSection(block: PrintedBlock): boolean {
  return block.kind === 'heading' && block.level === 2
}

function drawAny(sheet: Sheet, outline: Outline, block: PrintedBlock): void {
  if (block.kind !== 'heading') drawBlock(sheet, block)
  else if (block.level === 1) outline.drawTitle(block.text)
  else outline.drawHeading(block.level, block.text)
}
