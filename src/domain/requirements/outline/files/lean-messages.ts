import type { Block, Cell, Piece, Row, Text } from '#domain/requirements/outline/blocks.ts'
import { joined, makeTextCell, plain, textOfCell } from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import type { DocumentText } from '#domain/requirements/text-en/document.ts'

type Table = Extract<Block, { kind: 'table' }>

/** So many rows of a table, and so great a part of them, make it worth telling above it. */
const FEWEST = 5
const MOST = 0.6

/** So many rows that say something else need no column. */
const FEW = 2

/**
 * The messages of a file with what most of them have in common above them, once: by what they go, to whom. Whose
 * words they have is told with the head, where no row is another's but what is in quotation marks.
 */
export function leanMessages(messages: Table, words: DocumentText): Block[] {
  const { columns } = words
  const by = tellCommon(fillOpen(messages, words), columns.channel, words)
  const to = tellCommon(by.table, columns.receiver, words)
  const told = joined([to.told, by.told], words.space)
  const note: Block = { kind: 'note', text: told }
  return [...(told.length === 0 ? [] : [note]), markOnce(to.table, words)]
}

/** A way that nobody told of a message is the one by which all others go, supposed. */
function fillOpen(table: Table, { columns }: DocumentText): Table {
  const at = table.head.indexOf(columns.channel) - 1
  const best = findCommon(table, at, isSame)
  const isOpen = (row: Row) => textOfCell(row.cells[at])[0]?.kind === 'mark'
  const others = table.rows.filter((row) => {
    const isGiven =
      isSupposed(textOfCell(row.cells[at])) || isSupposed(textOfCell(row.cells.at(-1)))
    return !isOpen(row) && !isGiven
  })
  const mark = table.rows.flatMap(({ cells }) => textOfCell(cells[at])).find(isAssumed)
  const isOneWay = others.every((row) => best !== null && isSame(sayingOf(row.cells[at]), best))
  if (best === null || others.length === 0 || !isOneWay || mark === undefined) return table
  const cell = makeTextCell([plain(best), plain(' ('), mark, plain(')')])
  return { ...table, rows: table.rows.map((row) => (isOpen(row) ? withCell(row, at, cell) : row)) }
}

interface Common {
  table: Table
  /** What is left out of the cells; empty for nothing. */
  told: Text
}

type Compare = (one: string, common: string) => boolean

/** "WhatsApp" goes by "WhatsApp if you can", and "a text" is "text". */
function isSame(one: string, common: string): boolean {
  return one === common || common.startsWith(`${one} `) || common.startsWith(`${one}, `)
}

/** What most rows say in a column, in the words of the one that says most of it. */
function findCommon(table: Table, at: number, same: Compare): string | null {
  const said = table.rows.map(({ cells }) => sayingOf(cells[at]))
  const [best] = [...new Set(said)]
    .filter((each) => each !== '')
    .map((each) => ({ each, rows: said.filter((one) => one !== '' && same(one, each)).length }))
    .sort((one, other) => other.rows - one.rows || other.each.length - one.each.length)
  const isMost = best !== undefined && best.rows >= FEWEST && best.rows >= said.length * MOST
  return isMost ? best.each : null
}

function tellCommon(table: Table, column: string, words: DocumentText): Common {
  const at = table.head.indexOf(column) - 1
  // "Owners" are not "owners, Sheila and Barry".
  const same: Compare = column === words.columns.channel ? isSame : (one, common) => one === common
  const best = at < 0 ? null : findCommon(table, at, same)
  if (best === null) return { table, told: [] }
  const { signs, colon, stop } = words
  const { whereEmpty, unlessSaid, behindEvent } = fileTextOf(words)
  const isTold = (row: Row) => same(sayingOf(row.cells[at]), best)
  const told = table.rows.filter(isTold)
  const marks = told.flatMap(({ cells }) => textOfCell(cells[at]).filter(isAssumed))
  const [mark] = marks.length * 2 > told.length ? marks : []
  const sign = mark === undefined ? [] : [plain(signs.open), mark, plain(signs.close)]
  const others = table.rows.filter((row) => !isTold(row))
  // What is open is seen in a column.
  const isFew = others.length <= FEW && others.every(({ cells }) => sayingOf(cells[at]) !== '')
  const rows = table.rows.map((row) => {
    if (isTold(row)) return withCell(row, at, makeTextCell(''))
    return isFew ? withBehind(row, behindEvent(column), textOfCell(row.cells[at])) : row
  })
  const { before, after } =
    others.length === 0
      ? { before: column + colon + best, after: stop }
      : (isFew ? unlessSaid : whereEmpty)(column, best)
  const short = { ...table, rows }
  return {
    table: isFew ? withoutColumn(short, at) : short,
    told: [plain(before), ...sign, plain(after)],
  }
}

/** "The nursery gets its invoice (by email)": what a row has for itself stands behind its event. */
function withBehind(
  row: Row,
  { before, after }: { before: string; after: string },
  own: Text,
): Row {
  const [event] = row.cells
  const told = [plain(before), ...own, plain(after)]
  if (event?.kind === 'entries') {
    const [first = [], ...rest] = event.entries
    return withCell(row, 0, { ...event, entries: [[...first, ...told], ...rest] })
  }
  return withCell(row, 0, makeTextCell([...textOfCell(event), ...told]))
}

function withoutColumn({ head, rows, ...table }: Table, at: number): Table {
  return {
    ...table,
    head: head.filter((_, index) => index !== at + 1),
    rows: rows.map((row) => ({ ...row, cells: row.cells.filter((_, index) => index !== at) })),
  }
}

/** What a cell says, without its mark; empty for what is open. */
function sayingOf(cell: Cell | undefined): string {
  const [first] = textOfCell(cell)
  return first?.kind === 'plain' ? first.text.replace(ARTICLES, '') : ''
}

const ARTICLES = /\b(?:an?|the) /giu

function withCell(row: Row, at: number, cell: Cell): Row {
  return { ...row, cells: row.cells.map((each, index) => (index === at ? cell : each)) }
}

/** "Says†": where all was supplied but what is in quotation marks, the head has the sign. */
function markOnce(table: Table, words: DocumentText): Table {
  const { columns, quoted } = words
  const { suggestedEnd } = fileTextOf(words)
  const at = table.head.indexOf(columns.says) - 1
  const texts = table.rows.map((row) => ({ row, text: textOfCell(row.cells[at]) }))
  const [own = ''] = quoted('')
  const isKnown = ({ row, text }: { row: Row; text: Text }) =>
    text.length === 0 ||
    isSupposed(text) ||
    isSupposed(textOfCell(row.cells.at(-1))) ||
    sayingOf(row.cells[at]).startsWith(own)
  if (at < 0 || !texts.some(({ text }) => isSupposed(text)) || !texts.every(isKnown)) return table
  return {
    ...table,
    head: table.head.map((each, index) => (index === at + 1 ? each + suggestedEnd : each)),
    rows: table.rows.map((row) => {
      const text = textOfCell(row.cells[at])
      return isSupposed(text) ? withCell(row, at, makeTextCell(text.slice(0, 1))) : row
    }),
  }
}

function isSupposed(text: Text): boolean {
  return text.some(isAssumed)
}

function isAssumed(piece: Piece): boolean {
  return piece.kind === 'mark' && piece.mark === 'assumed'
}
