import type { PrintedBlock } from '#server/exports/layout/blocks.ts'
import { makePrintable } from '#server/exports/layout/make-printable.ts'
import type { PrintedDocument } from '#server/exports/layout/printed-document.ts'
import { toPrintedBlocks } from '#server/exports/layout/to-printed-blocks.ts'
import { splitParts } from './draw-blocks.ts'
import { drawParagraph } from './draw-items.ts'
import { Headings } from './headings.ts'
import { drawParts } from './part.ts'
import { Sheet } from './sheet.ts'

/** The document as PDF: tagged, selectable text, bookmarks, linked contents, page numbers. */
export async function writePdf(document: PrintedDocument): Promise<Uint8Array> {
  const title = makePrintable(document.outline.title)
  const { language, words } = document
  const sheet = new Sheet({ title, language, date: new Date(`${document.date}T00:00:00Z`) })
  const headings = new Headings(sheet)
  const { front, sections } = toPrintedBlocks(document.outline)
  const draw = (blocks: readonly PrintedBlock[]) =>
    drawParts(splitParts(sheet, headings, blocks), (height) => sheet.ensure(height))
  draw(front)
  if (hasMissingSigns(sheet, [...front, ...sections])) {
    sheet.y += 10
    drawParagraph(sheet, [{ text: words.missingSigns, bold: false, note: true }])
  }
  const titles = sections.flatMap((block) => (isSection(block) ? [block.text] : []))
  if (titles.length > 0) headings.reserveContents(titles, makePrintable(words.contents))
  draw(sections)
  sheet.settle()
  headings.finish(title)
  return await sheet.finish()
}

/** Whether a sign is anywhere that no typeface can draw. */
function hasMissingSigns(sheet: Sheet, blocks: readonly PrintedBlock[]): boolean {
  const signs = new Set<string>()
  const walk = (part: unknown): void => {
    if (typeof part === 'string') for (const sign of part.normalize('NFC')) signs.add(sign)
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(walk)
  }
  walk(blocks)
  return [...signs].some((sign) => !sheet.faces.holds(sign))
}

function isSection(block: PrintedBlock): block is Extract<PrintedBlock, { kind: 'heading' }> {
  return block.kind === 'heading' && block.level === 2
}
