import type { PrintedBlock } from '#server/exports/layout/blocks.ts'
import { INK } from '#server/exports/layout/look.ts'
import { drawParagraph, type ItemBlock, listPart, makeItemsPart } from './draw-items.ts'
import { makePicturePart } from './draw-picture.ts'
import { makeTablePart } from './draw-table.ts'
import type { Headings } from './headings.ts'
import type { Part } from './part.ts'
import { BODY_SIZE, flowLines, measureLineHeight, setRuns } from './set-text.ts'
import { PAGE, type Sheet } from './sheet.ts'

/** Of the user's own words. */
const SMALL = 8.5
const TWO_LINES = 2 * measureLineHeight(BODY_SIZE)

/** The blocks ready to be drawn; items that follow each other are one list. */
export function* splitParts(
  sheet: Sheet,
  headings: Headings,
  blocks: readonly PrintedBlock[],
): Generator<Part> {
  for (let index = 0; index < blocks.length; index += 1) {
    const block = blocks[index]
    if (block === undefined) return
    if (block.kind !== 'item')
      yield partOf(sheet, headings, { block, isLead: blocks[index + 1]?.kind === 'list' })
    else {
      let end = index + 1
      while (isOfList(blocks[end])) end += 1
      yield makeItemsPart(sheet, blocks.slice(index, end).filter(isOfList))
      index = end - 1
    }
  }
}

/** Air above what a list goes on with, in points. */
const ABOVE_LEAD = 3

function isOfList(block: PrintedBlock | undefined): block is ItemBlock {
  return block?.kind === 'item' || block?.kind === 'below'
}

type Single = Exclude<PrintedBlock, { kind: 'item' }>

interface Placed {
  block: Single
  /** A list goes on with it: it is never alone at a page's foot. */
  isLead: boolean
}

function partOf(sheet: Sheet, headings: Headings, { block, isLead }: Placed): Part {
  switch (block.kind) {
    case 'heading':
      return headings.part(block.level, block.text)
    case 'paragraph':
    case 'below':
      return {
        first: TWO_LINES,
        isHeading: isLead,
        draw: () => {
          if (isLead) sheet.y += ABOVE_LEAD
          drawParagraph(sheet, block.runs)
          sheet.y += 3
        },
      }
    case 'list':
      return listPart(sheet, block)
    case 'table':
      return makeTablePart(sheet, block)
    case 'diagram':
      return makePicturePart(sheet, block)
    case 'verbatim':
      return { first: 60, isHeading: false, draw: () => drawVerbatim(sheet, block.lines) }
  }
}

/** The user's own words: smaller, beside a rule, each line where it was. */
function drawVerbatim(sheet: Sheet, rows: readonly string[]): void {
  const height = measureLineHeight(SMALL)
  const x = PAGE.left + 10
  const beside = (top: number, bottom: number) =>
    sheet.tags.artifact(() =>
      sheet.doc.rect(PAGE.left, top - 1, 1.5, bottom - top).fill(`#${INK.line}`),
    )
  const part = sheet.tags.begin('BlockQuote')
  sheet.tags.inside(part, () => {
    for (const row of rows) {
      const runs = [{ text: row, bold: false, note: false }]
      const lines = setRuns(sheet, runs, { width: PAGE.right - x, size: SMALL })
      const paragraph = sheet.tags.begin('P')
      flowLines(sheet, lines, { into: paragraph, x, height, beside })
      paragraph.end()
    }
  })
  part.end()
  sheet.y += 8
}
