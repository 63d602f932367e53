import { HeadingLevel, Paragraph, type Table, TextRun } from 'docx'
import { type Block, type Run, splitId } from '#server/exports/layout/blocks.ts'
import { INK } from '#server/exports/layout/look.ts'
import { docxTable } from './docx-table.ts'
import { INDENT } from './styles.ts'
import { textRuns } from './text-runs.ts'

/**
 * A block as Word's paragraphs and tables. Its place among `all` numbers the lists, so that each
 * starts at 1, and tells what belongs to the item above it.
 */
export function docxBlock(
  block: Block,
  place: number,
  all: readonly Block[],
): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'heading':
      return [heading(block, place === 0)]
    case 'paragraph':
      return [item(block.runs, hasId(all[place - 1]))]
    case 'list':
      return block.items.flatMap(({ runs, children }) => [
        listed(runs, block.ordered, place),
        ...children.map((child) => inner(child, INDENT.child)),
      ])
    case 'table':
      return [docxTable(block.head, block.rows), new Paragraph({ spacing: { after: 60 } })]
    case 'verbatim':
      return [...answerLines(block.lines), new Paragraph({ spacing: { after: 60 } })]
  }
}

const LEVELS = {
  1: HeadingLevel.TITLE,
  2: HeadingLevel.HEADING_1,
  3: HeadingLevel.HEADING_2,
} as const

/** The sections begin on a page of their own, after the contents. */
function heading(
  { level, text }: Extract<Block, { kind: 'heading' }>,
  isFirst: boolean,
): Paragraph {
  return new Paragraph({
    heading: LEVELS[level],
    pageBreakBefore: isFirst && level > 1,
    children: [new TextRun(text)],
  })
}

function hasId(block: Block | undefined): boolean {
  return block?.kind === 'paragraph' && splitId(block.runs).id !== null
}

/** A criterion belongs to the requirement above it; other ids hang; the rest has a bullet or number. */
function listed(runs: readonly Run[], ordered: boolean, instance: number): Paragraph {
  const { id } = splitId(runs)
  if (id?.startsWith('AC-')) return inner(runs, INDENT.inner)
  if (id !== null) return item(runs)
  return new Paragraph({
    numbering: { reference: ordered ? 'numbers' : 'bullets', level: 0, instance },
    spacing: { after: 60 },
    children: textRuns(runs),
  })
}

function item(runs: readonly Run[], belongsToItem = false): Paragraph {
  const { id, rest } = splitId(runs)
  if (id === null) {
    const indent = belongsToItem ? { left: INDENT.id } : {}
    return new Paragraph({ indent, children: textRuns(runs) })
  }
  return new Paragraph({
    style: 'Item',
    children: [new TextRun({ text: id, style: 'ItemId' }), new TextRun('\t'), ...textRuns(rest)],
  })
}

function inner(runs: readonly Run[], left: number): Paragraph {
  const { id, rest } = splitId(runs)
  const children = textRuns(id === null ? runs : rest)
  const mark = id === null ? [] : [new TextRun({ text: `${id}  `, style: 'ItemId' })]
  return new Paragraph({ style: 'InnerItem', indent: { left }, children: [...mark, ...children] })
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
