import {
  AlignmentType,
  Document,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  TableOfContents,
  TabStopType,
  TextRun,
} from 'docx'
import { estimatePageNumbers } from 'docx/layout'
import type { PrintedBlock } from '#server/exports/layout/blocks.ts'
import { INK, PAGE_TEXT } from '#server/exports/layout/look.ts'
import { makePrintable } from '#server/exports/layout/make-printable.ts'
import type { PrintedDocument } from '#server/exports/layout/printed-document.ts'
import { toPrintedBlocks } from '#server/exports/layout/to-printed-blocks.ts'
import { makeDocxBlock } from './docx-blocks.ts'
import { settleDocx } from './settle-docx.ts'
import { NUMBERING, STYLES } from './styles.ts'

/** A4 with margins, in twentieths of a point. */
const PAGE = {
  size: { width: 11906, height: 16838 },
  margin: { top: 1300, bottom: 1200, left: 1273, right: 1273, footer: 600 },
}

/**
 * Laying out the pages takes most of the time: in documents of more blocks Word fills in the
 * contents' numbers when the reader updates the field.
 */
const MOST_ESTIMATED = 900

/** The document as DOCX: real headings and tables, a contents field, page numbers, styles. */
export async function writeDocx(document: PrintedDocument): Promise<Uint8Array> {
  const title = makePrintable(document.outline.title)
  const { front, sections } = toPrintedBlocks(document.outline)
  const file = new Document({
    title,
    creator: PAGE_TEXT.maker,
    lastModifiedBy: PAGE_TEXT.maker,
    description: '',
    revision: 1,
    styles: STYLES,
    numbering: NUMBERING,
    ...(sections.length <= MOST_ESTIMATED && { pageNumbers: estimatePageNumbers }),
    sections: [
      {
        properties: { page: PAGE },
        footers: { default: footer(title) },
        children: [
          ...set(front),
          ...(sections.length > 0 ? contents(makePrintable(document.words.contents)) : []),
          ...set(sections),
        ],
      },
    ],
  })
  return settleDocx(await Packer.toBuffer(file), document)
}

function set(blocks: readonly PrintedBlock[]) {
  return blocks.flatMap(makeDocxBlock)
}

function contents(title: string) {
  return [
    new Paragraph({
      style: 'ContentsTitle',
      children: [new TextRun(title)],
    }),
    new TableOfContents(title, {
      hyperlink: true,
      headingStyleRange: '1-1',
      // A dirty field would make Word ask a question before it opens the file.
      beginDirty: false,
    }),
  ]
}

function footer(title: string): Footer {
  const look = { size: 16, color: INK.faint }
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.LEFT,
        tabStops: [{ type: TabStopType.RIGHT, position: 9360 }],
        children: [
          new TextRun({ ...look, text: title.slice(0, 80) }),
          new TextRun({
            ...look,
            children: ['\t', PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  })
}
