import type { Block, Piece, Section, Statement } from '#domain/requirements/outline/blocks.ts'

/** A piece of running text in which terms are explained. */
export interface TermText {
  id: Piece
  text: string
}

/** The texts of a section in their order. */
export function listTermTexts({ blocks }: Section): TermText[] {
  return blocks.flatMap(piecesOf).flatMap((piece) => {
    return piece.kind === 'plain' ? [{ id: piece, text: piece.text }] : []
  })
}

function piecesOf(block: Block): Piece[] {
  switch (block.kind) {
    case 'paragraph':
      return [...block.text]
    case 'statement':
      return ofStatement(block)
    case 'list':
      return block.entries.flat()
    case 'table':
      return block.rows.flatMap(({ cells }) =>
        cells.flatMap((cell) => (cell.kind === 'entries' ? cell.entries.flat() : [...cell.text])),
      )
    default:
      return []
  }
}

function ofStatement({ text, below }: Statement): Piece[] {
  return [...text, ...below.flatMap(ofStatement)]
}
