import type { Block, Cell, Row, Text } from '#domain/requirements/outline/blocks.ts'
import { makeTextCell, plain } from '#domain/requirements/outline/pieces.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

type Table = Extract<Block, { kind: 'table' }>

/** So many rows of a table, and so great a part of them, make it worth telling above it. */
const FEWEST = 3
const MOST = 0.6

/**
 * The messages of a file with what most of them have in common above them, once: by what they go, to whom. Whose
 * words they have is told with the head, where no row is another's but what is in quotation marks.
 */
export function leanMessages(messages: Table, words: DocumentText): Block[] {
  const { columns, commonly } = words
  const by = tellCommon(messages, columns.channel, words)
  const to = tellCommon(by.table, columns.receiver, words)
  const told = [
    ...(to.common === null ? [] : [commonly.to(to.common)]),
    ...(by.common === null ? [] : [commonly.by(by.common)]),
  ]
  const note: Block = { kind: 'note', text: [plain(told.join(words.space))] }
  return [...(told.length === 0 ? [] : [note]), markOnce(to.table, words)]
}

interface Common {
  table: Table
  /** What is left out of the cells; null for nothing. */
  common: string | null
}

function tellCommon(table: Table, column: string, { marks }: DocumentText): Common {
  const at = table.head.indexOf(column) - 1
  const said = table.rows.map(({ cells }) => firstOf(cells[at]))
  // "WhatsApp" goes by "WhatsApp if you can".
  const isSame = (one: string, common: string) => one === common || common.startsWith(`${one} `)
  const counted = [...new Set(said)]
    .filter((each) => each !== '' && each !== marks.open)
    .map((each) => ({ each, rows: said.filter((one) => isSame(one, each)).length }))
    .sort((one, other) => other.rows - one.rows || other.each.length - one.each.length)
  const [best] = counted
  if (at < 0 || best === undefined) return { table, common: null }
  if (best.rows < FEWEST || best.rows < said.length * MOST) return { table, common: null }
  const rows = table.rows.map((row): Row => {
    const isTold = isSame(firstOf(row.cells[at]), best.each)
    return isTold ? withCell(row, at, makeTextCell('')) : row
  })
  const isAll = best.rows === said.length
  return {
    table: isAll ? withoutColumn({ ...table, rows }, at) : { ...table, rows },
    common: best.each,
  }
}

/** What a cell says, without its mark. */
function firstOf(cell: Cell | undefined): string {
  return cell?.kind === 'text' ? (cell.text[0]?.text ?? '') : ''
}

function withCell(row: Row, at: number, cell: Cell): Row {
  return { ...row, cells: row.cells.map((each, index) => (index === at ? cell : each)) }
}

function withoutColumn({ head, rows, ...table }: Table, at: number): Table {
  return {
    ...table,
    head: head.filter((_, index) => index !== at + 1),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => index !== at) })),
  }
}

/** "Says†": where all was supplied but what is in quotation marks, the head has the sign. */
function markOnce(table: Table, words: DocumentText): Table {
  const { columns, suggestedEnd, quoted } = words
  const at = table.head.indexOf(columns.says) - 1
  const texts = table.rows.map((row) => ({ row, text: textOf(row.cells[at]) }))
  const [own = ''] = quoted('')
  const isKnown = ({ row, text }: { row: Row; text: Text }) =>
    text.length === 0 ||
    isSupposed(text) ||
    isSupposed(textOf(row.cells.at(-1))) ||
    firstOf(row.cells[at]).startsWith(own)
  if (at < 0 || !texts.some(({ text }) => isSupposed(text)) || !texts.every(isKnown)) return table
  return {
    ...table,
    head: table.head.map((each, index) => (index === at + 1 ? each + suggestedEnd : each)),
    rows: table.rows.map((row) => {
      const text = textOf(row.cells[at])
      return isSupposed(text) ? withCell(row, at, makeTextCell(text.slice(0, 1))) : row
    }),
  }
}

function textOf(cell: Cell | undefined): Text {
  return cell?.kind === 'text' ? cell.text : []
}

function isSupposed(text: Text): boolean {
  return text.some(
    ({ kind, ...piece }) => kind === 'mark' && 'mark' in piece && piece.mark === 'assumed',
  )
}
