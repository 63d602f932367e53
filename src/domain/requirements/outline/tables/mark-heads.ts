import type {
  Block,
  Outline,
  Piece,
  Row,
  SectionName,
  Text,
} from '#domain/requirements/outline/blocks.ts'
import { makeTextCell, plain, textOfCell } from '#domain/requirements/outline/pieces.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'
import { offsetOf, type Table, withCell } from './columns.ts'
import { signHeadings } from './sign-headings.ts'

/** Tables of these sections have cells with signs of their own. */
const OTHERS: ReadonlySet<SectionName> = new Set(['first', 'roles', 'scope', 'requirements'])

/**
 * The outline of a file with the sign of what is supposed in the heads of tables: where a column has it in each cell,
 * or where all of a table is supposed, no cell has it. What was told in such a column has its answer.
 */
export function markHeads(outline: Outline, words: DocumentText): Outline {
  const sections = outline.sections.map((section) => {
    const blocks = signHeadings(section.blocks, words.assumedSign)
    return { ...section, blocks: OTHERS.has(section.name) ? blocks : markBlocks(blocks, words) }
  })
  return { ...outline, sections }
}

function markBlocks(blocks: readonly Block[], words: DocumentText): Block[] {
  const { assumedSign: sign } = words
  return blocks.map((block, at): Block => {
    if (block.kind === 'heading') return signHeading(block, sign)
    if (block.kind === 'fold') return { ...block, blocks: markBlocks(block.blocks, words) }
    if (block.kind !== 'table') return block
    const before = blocks[at - 1]
    const isWhole =
      before?.kind === 'heading' &&
      (before.text.endsWith(sign) || before.origin.some(({ text }) => text === sign))
    return isWhole ? withoutSigns(block, sign) : markTable(block, words)
  })
}

/** "Charge† (Q5, Q9)": the sign is of all, and of no answer. */
function signHeading(heading: Extract<Block, { kind: 'heading' }>, sign: string): Block {
  const { origin, text } = heading
  if (!endsWith(origin, sign)) return heading
  return { ...heading, text: text + sign, origin: origin.slice(0, -1) }
}

/** Below a heading that has the sign nothing needs it again. */
function withoutSigns(table: Table, sign: string): Table {
  const bare = (told: string) => (told.endsWith(sign) ? told.slice(0, -sign.length) : told)
  const rows = table.rows.map(
    (row): Row => ({
      ...row,
      cells: row.cells.map((cell) =>
        cell.kind === 'text' ? makeTextCell(cell.text.filter(({ text }) => text !== sign)) : cell,
      ),
    }),
  )
  return { ...table, head: table.head.map(bare), rows }
}

function markTable(table: Table, words: DocumentText): Table {
  const width = Math.max(0, ...table.rows.map(({ cells }) => cells.length))
  const names = table.rows.map((row) => readName(row, words))
  return Array.from({ length: width }, (_, at) => at)
    .reverse()
    .reduce((told, at) => markColumn(told, { at, names, words }), table)
}

/** Whether all of a row is supposed, and the answers that stand behind its first cell. */
interface Name {
  isSupposed: boolean
  sources: Text
}

interface Marking {
  at: number
  names: readonly Name[]
  words: DocumentText
}

function readName({ cells: [first] }: Row, { assumedSign, signs, comma }: DocumentText): Name {
  const text = textOfCell(first)
  const sources = text.filter(({ kind }) => kind === 'source')
  const told = sources.flatMap((piece, at) => (at === 0 ? [piece] : [plain(comma), piece]))
  return {
    isSupposed: text.at(-1)?.text === assumedSign,
    sources: told.length === 0 ? [] : [plain(signs.open), ...told, plain(signs.close)],
  }
}

/** So many rows that nobody told are worth a sign above them. */
const SEVERAL = 3

function markColumn(table: Table, { at, names, words }: Marking): Table {
  const { assumedSign: sign } = words
  const place = at + offsetOf(table)
  const isSigned = (row: Row) => endsWith(textOfCell(row.cells[at]), sign)
  const filled = table.rows.flatMap((row, index) => {
    return textOfCell(row.cells[at]).length === 0 ? [] : [{ row, name: names[index] as Name }]
  })
  const signed = filled.filter(({ row }) => isSigned(row))
  if (signed.length === 0 || table.head[place]?.endsWith(sign) === true) return table
  // What all of a row is supposed says of each of its cells.
  const told = filled.filter(({ row, name }) => !isSigned(row) && !(at > 0 && name.isSupposed))
  const isName = at === 0
  const canTell = isName
    ? signed.length >= SEVERAL && told.every(({ name }) => name.sources.length > 0)
    : told.length * 2 < filled.length && told.every(({ name }) => name.sources.length > 0)
  if (told.length > 0 && !canTell) return table
  if (isName && signed.length < SEVERAL) return table
  const rows = table.rows.map((row, index): Row => {
    const cell = row.cells[at]
    if (cell?.kind !== 'text' || cell.text.length === 0) return row
    if (isSigned(row)) return withCell(row, at, makeTextCell(cell.text.slice(0, -1)))
    const isTold = !isName && told.some((each) => each.row === row)
    const sources = isTold ? (names[index] as Name).sources : []
    return withCell(row, at, makeTextCell([...cell.text, ...sources]))
  })
  return {
    ...table,
    rows,
    head: table.head.map((each, index) => (index === place ? each + sign : each)),
  }
}

function endsWith(text: Text, sign: string): boolean {
  const last: Piece | undefined = text.at(-1)
  return last?.kind === 'plain' && last.text === sign
}
