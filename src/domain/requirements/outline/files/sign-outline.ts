import type {
  Block,
  Cell,
  Outline,
  Row,
  Statement,
  Text,
} from '#domain/requirements/outline/blocks.ts'
import { makeStrong, makeTextCell, plain } from '#domain/requirements/outline/pieces.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { createSignText, type SignText } from './sign-marks.ts'

/**
 * The outline with its marks as signs behind the sources, which the legend at its head tells once, and
 * without columns of marks: where a row comes from stands behind its name. The screen has the words.
 */
export function signOutline(outline: Outline, words: DocumentText): Outline {
  const sign = createSignText(words)
  const block = (each: Block) => signBlock(each, { sign, words })
  const legend: Block = {
    kind: 'note',
    text: [makeStrong(words.legend.title), plain(words.space + words.signLegend)],
  }
  return {
    ...outline,
    front: outline.front.map((each) => (isLegend(each, words) ? legend : block(each))),
    sections: outline.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map(block),
    })),
  }
}

function isLegend(block: Block, { legend }: DocumentText): boolean {
  return block.kind === 'note' && block.text[0]?.text === legend.title
}

interface Signing {
  sign: SignText
  words: DocumentText
}

function signBlock(block: Block, signing: Signing): Block {
  const { sign } = signing
  switch (block.kind) {
    case 'heading': {
      const origin = sign(block.origin)
      const alone = signAlone(block.origin, origin)
      return alone === null
        ? { ...block, origin }
        : { ...block, text: block.text + alone, origin: [] }
    }
    case 'paragraph':
    case 'note':
      return { ...block, text: sign(block.text) }
    case 'statement':
      return signStatement(block, sign)
    case 'list':
      return { ...block, entries: block.entries.map(sign) }
    case 'table':
      return signTable(block, signing)
    case 'fold':
      return { ...block, blocks: block.blocks.map((each) => signBlock(each, signing)) }
    case 'diagram':
    case 'verbatim':
      return block
  }
}

function signStatement(statement: Statement, sign: SignText): Statement {
  const origin = sign(statement.origin)
  const alone = signAlone(statement.origin, origin)
  const text = sign(statement.text)
  return {
    ...statement,
    text: alone === null ? text : [...text, plain(alone)],
    origin: alone === null ? origin : [],
    meta: statement.meta.map(sign),
    below: statement.below.map((each) => signStatement(each, sign)),
  }
}

/** What an origin is that is nothing but a mark: it needs no brackets. */
function signAlone(before: Text, after: Text): string | null {
  const isSign = before.length === 1 && before[0] !== after[0]
  return isSign ? (after[0]?.text ?? null) : null
}

type Table = Extract<Block, { kind: 'table' }>

/** Beside a role each cell has its sign: that table keeps its column. */
function signTable(table: Table, { sign, words }: Signing): Table {
  const { columns, parts } = words
  const isOfRights = table.name === parts.permissions
  const isMarked = table.head.at(-1) === columns.mark && !isOfRights
  const rows = table.rows.map((row): Row => {
    const cells = row.cells.map((cell) => signCell(cell, sign))
    if (!isMarked) return { ...row, cells }
    const last = cells.at(-1)
    const [first, ...rest] = cells.slice(0, -1)
    const origin = last?.kind === 'text' ? last.text : []
    const before = row.cells.at(-1)
    const alone = before?.kind === 'text' ? signAlone(before.text, origin) : null
    const behind =
      origin.length === 0 || alone !== null
        ? origin
        : [plain(words.signs.open), ...origin, plain(words.signs.close)]
    return { ...row, cells: first === undefined ? [] : [withOrigin(first, behind), ...rest] }
  })
  return { ...table, head: isMarked ? table.head.slice(0, -1) : table.head, rows }
}

function withOrigin(cell: Cell, origin: Text): Cell {
  if (cell.kind !== 'entries') return makeTextCell([...cell.text, ...origin])
  const [first = [], ...rest] = cell.entries
  return { ...cell, entries: [[...first, ...origin], ...rest] }
}

function signCell(cell: Cell, sign: SignText): Cell {
  return cell.kind === 'entries'
    ? { ...cell, entries: cell.entries.map(sign) }
    : { ...cell, text: sign(cell.text) }
}
