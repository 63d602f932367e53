import type {
  Block,
  Cell,
  Outline,
  Piece,
  Row,
  Statement,
  Text,
} from '#domain/requirements/outline/blocks.ts'
import { joined } from '#domain/requirements/outline/pieces.ts'
import type { PrintedBlock, PrintedCell, Run } from './blocks.ts'
import { makePrintable } from './make-printable.ts'

type Signs = Outline['signs']

/** An outline as the blocks that DOCX and PDF lay out; what is above the first section first. */
export function toPrintedBlocks({ title, signs, front, sections }: Outline): {
  front: PrintedBlock[]
  sections: PrintedBlock[]
} {
  const print = (block: Block) => printBlock(block, signs)
  return {
    front: [heading(1, title), ...front.flatMap(print)],
    sections: sections.flatMap((section) => [
      heading(2, section.title),
      ...section.blocks.flatMap(print),
    ]),
  }
}

function printBlock(block: Block, signs: Signs): PrintedBlock[] {
  switch (block.kind) {
    case 'heading': {
      const name = block.id === null ? '' : `${block.id} `
      const { origin } = block
      return [
        heading(3, name + block.text),
        ...(origin.length === 0 ? [] : [{ kind: 'below' as const, runs: runsOf(origin) }]),
      ]
    }
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsOf(block.text) }]
    case 'note':
      return [{ kind: 'paragraph', runs: small(runsOf(block.text)) }]
    case 'statement':
      return printStatement(block, signs)
    case 'list':
      return [{ kind: 'list', ordered: block.ordered, entries: block.entries.map(runsOf) }]
    case 'table':
      return [
        {
          kind: 'table',
          name: makePrintable(block.name),
          head: block.head.map((title) => [[{ ...PLAIN, text: makePrintable(title), bold: true }]]),
          rows: block.rows.map(printRow),
        },
      ]
    case 'diagram':
      return [{ kind: 'diagram', title: makePrintable(block.title), diagram: block.diagram }]
    case 'verbatim':
      return [{ kind: 'verbatim', lines: block.text.split(/\r\n?|\n/).map(makePrintable) }]
    case 'fold':
      return [heading(3, block.title), ...block.blocks.flatMap((inner) => printBlock(inner, signs))]
  }
}

function heading(level: 1 | 2 | 3, text: string): PrintedBlock {
  return { kind: 'heading', level, text: makePrintable(text).trim() }
}

function printStatement(statement: Statement, signs: Signs): PrintedBlock[] {
  const { id, look, text, origin, meta, below } = statement
  const source = origin.length === 0 ? [] : [note(signs.open), ...runsOf(origin), note(signs.close)]
  const more = joined(meta, signs.dot)
  return [
    {
      kind: 'item',
      id,
      isInner: look === 'criterion',
      runs: [...runsOf(text), ...source],
    },
    ...(more.length === 0 ? [] : [{ kind: 'below' as const, runs: small(runsOf(more)) }]),
    ...below.flatMap((inner) => printStatement(inner, signs)),
  ]
}

function printRow({ id, cells }: Row): PrintedCell[] {
  const own: PrintedCell[] = id === null ? [] : [[[{ ...PLAIN, text: id, bold: true }]]]
  return [...own, ...cells.map(printCell)]
}

function printCell(cell: Cell): PrintedCell {
  return cell.kind === 'entries' ? cell.entries.map(runsOf) : [runsOf(cell.text)]
}

const PLAIN = { bold: false, note: false }
const SMALL: ReadonlySet<Piece['kind']> = new Set(['source', 'mark', 'edited'])

function runsOf(text: Text): Run[] {
  return text.flatMap((piece): Run[] => {
    if (piece.kind === 'origin') {
      return [note(piece.before), ...runsOf(piece.pieces), note(piece.after)]
    }
    const said = makePrintable(piece.text).replaceAll('\n', ' ')
    if (said === '') return []
    const look = { bold: piece.kind === 'strong', note: SMALL.has(piece.kind) }
    return [{ text: said, ...look, ...(piece.kind === 'mark' && { mark: piece.mark }) }]
  })
}

function small(runs: readonly Run[]): Run[] {
  return runs.map((run) => ({ ...run, note: true }))
}

function note(text: string): Run {
  return { ...PLAIN, text, note: true }
}
