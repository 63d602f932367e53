import { HeadingLevel, Paragraph, type Table, TextRun } from 'docx'
import type { PrintedBlock, Run } from '#server/exports/layout/blocks.ts'
import { INK } from '#server/exports/layout/look.ts'
import { makeDocxTable } from './make-docx-table.ts'
import { makeTextRuns } from './make-text-runs.ts'
import { pictureParagraph } from './picture.ts'
import { INDENT } from './styles.ts'

/**
 * A block as Word's paragraphs and tables. Its place numbers the lists, so that each starts at 1; what a
 * list goes on with stays on its page.
 */
export function makeDocxBlock(
  block: PrintedBlock,
  place: number,
  all: readonly PrintedBlock[],
): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block)]
    case 'paragraph':
      return [
        new Paragraph({
          children: makeTextRuns(block.runs),
          keepNext: all[place + 1]?.kind === 'list',
        }),
      ]
    case 'item':
      return [block.isInner ? innerItem(block) : item(block)]
    case 'below':
      return [below(block.runs)]
    case 'list':
      return block.entries.map((runs) => listed(runs, block.ordered, place))
    case 'table':
      return [makeDocxTable(block.head, block.rows), new Paragraph({ spacing: { after: 60 } })]
    case 'diagram':
      return [pictureParagraph(block)]
    case 'verbatim':
      return [...answerLines(block.lines), new Paragraph({ spacing: { after: 60 } })]
  }
}

const LEVELS = {
  1: HeadingLevel.TITLE,
  2: HeadingLevel.HEADING_1,
  3: HeadingLevel.HEADING_2,
} as const

function heading({ level, text }: Extract<PrintedBlock, { kind: 'heading' }>): Paragraph {
  return new Paragraph({ heading: LEVELS[level], children: [new TextRun(text)] })
}

type Item = Extract<PrintedBlock, { kind: 'item' }>

function listed(runs: readonly Run[], ordered: boolean, instance: number): Paragraph {
  return new Paragraph({
    numbering: { reference: ordered ? 'numbers' : 'bullets', level: 0, instance },
    spacing: { after: 60 },
    children: makeTextRuns(runs),
  })
}

function item({ id, runs }: Item): Paragraph {
  return new Paragraph({
    style: 'Item',
    children: [
      new TextRun({ text: id, style: 'ItemId', bold: true }),
      new TextRun('\t'),
      ...makeTextRuns(runs),
    ],
  })
}

function innerItem({ id, runs }: Item): Paragraph {
  return new Paragraph({
    style: 'InnerItem',
    children: [
      new TextRun({ text: `${id}  `, style: 'ItemId', bold: true }),
      ...makeTextRuns(runs),
    ],
  })
}

/** What is told of the item above is where its text does. */
function below(runs: readonly Run[]): Paragraph {
  return new Paragraph({ indent: { left: INDENT.id }, children: makeTextRuns(runs) })
}

/** A paragraph takes some kilobytes of memory while the file is made. */
const MOST_PARAGRAPHS = 200

/**
 * The user's own words, line by line beside a rule. An answer of very many lines has several of
 * them in a paragraph.
 */
function answerLines(lines: readonly string[]): Paragraph[] {
  const together = Math.ceil(lines.length / MOST_PARAGRAPHS)
  const starts = lines.keys().filter((index) => index % together === 0)
  return [...starts].map((start) => answerParagraph(lines.slice(start, start + together)))
}

function answerParagraph(lines: readonly string[]): Paragraph {
  return new Paragraph({
    style: 'Answer',
    border: { left: { style: 'single', size: 12, space: 8, color: INK.line } },
    children: lines.map((text, index) => new TextRun(index === 0 ? text : { text, break: 1 })),
  })
}
