import type {
  Block,
  Cell,
  Outline,
  Row,
  Statement,
  Text,
} from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  makeStrong,
  makeTextCell,
  plain,
  textOfCell,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { hasMarks } from './has-marks.ts'
import { createSignText, isSignAlone, type SignText } from './sign-marks.ts'
import { tellOnce } from './tell-once.ts'

/**
 * The outline with its marks as signs behind the sources, which the legend at its head tells once, and
 * without columns of marks: where a row comes from stands behind its name. What all rows or lines of one
 * place come from stands above them. The screen has the words.
 */
export function signOutline(outline: Outline, desk: Desk): Outline {
  const { words } = desk
  const sign = createSignText(words)
  const signed = (blocks: readonly Block[]) =>
    tellOnce(blocks, desk).map((each) => signBlock(each, { sign, words }))
  return {
    ...outline,
    front: outline.front.flatMap((each) =>
      isLegend(each, words) ? [legendOf(desk)] : signed([each]),
    ),
    sections: outline.sections.map((section) => ({ ...section, blocks: signed(section.blocks) })),
  }
}

/** What the signs mean, where section 7 has them, and of what kinds of questions the ids are. */
function legendOf({ document, words }: Desk): Block {
  const { contradictions = [], openQuestions, boundaries = [] } = document
  const kinds = [
    ...(contradictions.length > 0 ? ['CT'] : []),
    ...(openQuestions.length > 0 ? ['OQ'] : []),
    ...(boundaries.length > 0 ? ['BQ'] : []),
  ]
  const { signLegend, askedLegend } = fileTextOf(words)
  const asked = kinds.length === 0 ? [] : [askedLegend(words.listed(kinds))]
  const told = [signLegend, ...asked].map((each) => words.space + each)
  return { kind: 'note', text: [makeStrong(words.legend.title), plain(told.join(''))] }
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
      return { ...block, entries: block.entries.map((each) => sign(each)) }
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
  const origin = sign(statement.origin, toPlainText(statement.text))
  const alone = signAlone(statement.origin, origin)
  const text = sign(statement.text)
  return {
    ...statement,
    text: alone === null ? text : [...text, plain(alone)],
    origin: alone === null ? origin : [],
    meta: statement.meta.map((each) => sign(each)).filter(({ length }) => length > 0),
    below: statement.below.map((each) => signStatement(each, sign)),
  }
}

/** What an origin is that is nothing but a sign: it needs no brackets. */
function signAlone(before: Text, after: Text): string | null {
  return isSignAlone(before, after) ? (after[0]?.text ?? null) : null
}

type Table = Extract<Block, { kind: 'table' }>

/** Beside a role each cell has its sign: that table keeps its column. */
function signTable(table: Table, { sign, words }: Signing): Table {
  const head = table.head.map((each) => signHead(each, words))
  const isMarked = hasMarks(table, words)
  const rows = table.rows.map((row): Row => {
    const cells = row.cells.map((cell) => signCell(cell, sign))
    if (!isMarked) return { ...row, cells }
    const last = cells.at(-1)
    const [first, ...rest] = cells.slice(0, -1)
    const origin = textOfCell(last)
    const before = row.cells.at(-1)
    const alone = before?.kind === 'text' ? signAlone(before.text, origin) : null
    const behind =
      origin.length === 0 || alone !== null
        ? origin
        : [plain(words.signs.open), ...origin, plain(words.signs.close)]
    return { ...row, cells: first === undefined ? [] : [withOrigin(first, behind), ...rest] }
  })
  return { ...table, head: isMarked ? head.slice(0, -1) : head, rows }
}

/** "What it means†": of what the writer suggests in each row the head has the sign, once. */
function signHead(head: string, words: DocumentText): string {
  const { columns, assumedSign } = words
  const { suggestedEnd } = fileTextOf(words)
  if (head.endsWith(suggestedEnd)) return head.slice(0, -suggestedEnd.length) + assumedSign
  const supposed: string[] = [columns.untilThen, fileTextOf(words).builtUntil, columns.suggested]
  return supposed.includes(head) ? head + assumedSign : head
}

function withOrigin(cell: Cell, origin: Text): Cell {
  if (cell.kind !== 'entries') return makeTextCell([...cell.text, ...origin])
  const [first = [], ...rest] = cell.entries
  return { ...cell, entries: [[...first, ...origin], ...rest] }
}

function signCell(cell: Cell, sign: SignText): Cell {
  return cell.kind === 'entries'
    ? { ...cell, entries: cell.entries.map((each) => sign(each)) }
    : { ...cell, text: sign(cell.text) }
}
