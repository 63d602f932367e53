import type { Block } from '#server/exports/layout/blocks.ts'
import { PAGE_TEXT } from '#server/exports/layout/look.ts'
import { printable } from '#server/exports/layout/printable.ts'
import type { PrintedDocument } from '#server/exports/layout/printed-document.ts'
import { readMarkdown } from '#server/exports/layout/read-markdown.ts'
import { drawBlock } from './draw-blocks.ts'
import { Outline } from './outline.ts'
import { drawLines, setRuns } from './set-text.ts'
import { PAGE, Sheet } from './sheet.ts'

/** The document as PDF: selectable text, bookmarks, linked contents, page numbers. */
export async function writePdf(document: PrintedDocument): Promise<Uint8Array> {
  const title = printable(document.title)
  const { language, markdown } = document
  const sheet = new Sheet({ title, language, date: new Date(`${document.date}T00:00:00Z`) })
  const outline = new Outline(sheet)
  const blocks = readMarkdown(markdown)
  const first = blocks.findIndex(isSection)
  const front = first < 0 ? blocks : blocks.slice(0, first)
  const sections = first < 0 ? [] : blocks.slice(first)
  for (const block of front) drawAny(sheet, outline, block)
  if ([...new Set(printable(markdown))].some((sign) => !sheet.holds(sign))) drawMissingNote(sheet)
  if (sections.length > 0) {
    outline.reserveContents(sections.filter(isSection).length)
    sheet.newPage()
  }
  for (const block of sections) drawAny(sheet, outline, block)
  outline.finish(title)
  return await sheet.finish()
}

function isSection(block: Block): boolean {
  return block.kind === 'heading' && block.level === 2
}

function drawAny(sheet: Sheet, outline: Outline, block: Block): void {
  if (block.kind !== 'heading') drawBlock(sheet, block)
  else if (block.level === 1) outline.drawTitle(block.text)
  else outline.drawHeading(block.level, block.text)
}

function drawMissingNote(sheet: Sheet): void {
  const run = { text: PAGE_TEXT.missing, bold: false, note: true }
  sheet.y += 10
  drawLines(sheet, setRuns(sheet, [run], { width: PAGE.right - PAGE.left }), PAGE.left)
}
