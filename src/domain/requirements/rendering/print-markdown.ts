import { writeMermaid } from '#domain/requirements/diagrams/write-mermaid.ts'
import type {
  Block,
  Cell,
  Outline,
  Piece,
  Row,
  Section,
  Statement,
  Text,
} from '#domain/requirements/outline/blocks.ts'
import { blocks, escapeInline, table, writeBullets, writeVerbatim } from './markdown.ts'

type Signs = Outline['signs']

/**
 * An outline as Markdown (GitHub's flavour). Nothing an answer holds can change its structure. A
 * fold is printed where it is: files carry theirs at the end.
 */
export function printMarkdown({ title, signs, front, sections }: Outline): string {
  return `${blocks(
    `# ${escapeInline(title)}`,
    printBlocks(front, signs),
    ...sections.map((section) => printSection(section, signs)),
  )}\n`
}

function printSection({ title, blocks: inside }: Section, signs: Signs): string {
  return blocks(`## ${escapeInline(title)}`, printBlocks(inside, signs))
}

/** Items that follow one another make one list. */
function printBlocks(all: readonly Block[], signs: Signs): string {
  const parts: string[] = []
  let lines: Statement[] = []
  const end = () => {
    parts.push(writeBullets(lines.map((entry) => printLine(entry, signs))))
    lines = []
  }
  for (const block of all) {
    if (block.kind === 'statement' && block.look !== 'requirement') lines.push(block)
    else {
      end()
      parts.push(printBlock(block, signs))
    }
  }
  end()
  return blocks(...parts)
}

function printBlock(block: Block, signs: Signs): string {
  switch (block.kind) {
    case 'heading': {
      const name = block.id === null ? '' : `${block.id} `
      return `### ${name}${escapeInline(block.text)}${inBrackets(block.origin, signs)}`
    }
    case 'paragraph':
    case 'note':
      return printText(block.text)
    case 'statement':
      return printRequirement(block, signs)
    case 'list':
      return block.ordered
        ? block.entries.map((entry, index) => `${index + 1}. ${printText(entry)}`).join('\n')
        : writeBullets(block.entries.map(printText))
    case 'table':
      return table(
        block.head.map(escapeInline),
        block.rows.map((row) => printRow(row, signs)),
      )
    case 'diagram':
      // The table above it has every stage and every way.
      return block.diagram.kind === 'stages' ? '' : writeMermaid(block.diagram)
    case 'verbatim':
      return writeVerbatim(block.text)
    case 'fold':
      return blocks(`### ${escapeInline(block.title)}`, printBlocks(block.blocks, signs))
  }
}

function printRequirement({ id, text, origin, meta, below }: Statement, signs: Signs): string {
  return blocks(
    `**${id}** ${printText(text)}${inBrackets(origin, signs)}`,
    meta.map(printText).join(signs.dot),
    writeBullets(below.map((entry) => printLine(entry, signs))),
  )
}

function printLine({ id, text, origin, meta }: Statement, signs: Signs): string {
  const below = meta.map(printText).join(signs.dot)
  const first = `**${id}** ${printText(text)}${inBrackets(origin, signs)}`
  return below === '' ? first : `${first}\n  - ${below}`
}

function inBrackets(origin: Text, { open, close }: Signs): string {
  return origin.length === 0 ? '' : `${open}${printText(origin)}${close}`
}

function printRow({ id, cells }: Row, signs: Signs): string[] {
  return [...(id === null ? [] : [`**${id}**`]), ...cells.map((cell) => printCell(cell, signs))]
}

function printCell(cell: Cell, { between }: Signs): string {
  if (cell.kind !== 'entries') return printText(cell.text)
  const [first = '', ...others] = cell.entries.map(printText)
  return others.reduce(
    (before, entry) => before + (CLOSED.test(before) ? ' ' : between) + entry,
    first,
  )
}

/** A whole sentence needs nothing between it and the next. */
const CLOSED = /[.!?。！？][)”"」]?$/u

/** Pieces lie beside each other, so only the whole line may lose its outer spaces. */
function printText(text: Text): string {
  return text
    .filter((piece) => piece.text !== '')
    .map((piece, index, all) => {
      if (piece.kind === 'origin') return piece.before + printText(piece.pieces) + piece.after
      const sign = SIGNS[piece.kind]
      const said = printWords(piece)
      if (sign === undefined || said.trim() === '') return said
      const [before, after] = [all[index - 1]?.text ?? '', all[index + 1]?.text ?? '']
      const open = STARTS_CLOSED.test(said) && ENDS_IN_WORD.test(before) ? ' ' : ''
      const close = ENDS_CLOSED.test(said) && STARTS_WITH_WORD.test(after) ? ' ' : ''
      return `${open}${sign}${said}${sign}${close}`
    })
    .join('')
    .trim()
}

const SIGNS: Partial<Record<Piece['kind'], string>> = { strong: '**', mark: '*' }

/** Beside a letter the signs of emphasis mean nothing where a punctuation mark is inside them. */
const STARTS_CLOSED = /^[\p{P}\p{S}]/u
const ENDS_CLOSED = /[\p{P}\p{S}]$/u
const ENDS_IN_WORD = /[^\s\p{P}\p{S}]$/u
const STARTS_WITH_WORD = /^[^\s\p{P}\p{S}]/u

/** A piece on one line, with one space for those around it. */
function printWords({ text }: Piece): string {
  const said = escapeInline(text)
  if (said === '') return /\s/.test(text) ? ' ' : ''
  return `${/^\s/.test(text) ? ' ' : ''}${said}${/\s$/.test(text) ? ' ' : ''}`
}
