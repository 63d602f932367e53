import type { Block, Row, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  makeTextCell,
  plain,
  textOfCell,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { fileTextOf } from '#domain/requirements/outline/tables/file-text.ts'
import { hasMarks } from './has-marks.ts'

/** So many lines make a list of which something is told above. */
const FEWEST = 3
/** So many of them come from the one answer that is told above. */
const MOST = 0.6

/**
 * What is so of the lines of one place is told above them, once: that they are guesses, and the answer
 * that most of them come from; a line that comes from elsewhere says so itself.
 */
export function tellOnce(blocks: readonly Block[], desk: Desk): Block[] {
  return listsUnderHeadings(blocks).flatMap((each): Block[] => {
    if (each.kind === 'table' && hasMarks(each, desk.words)) return tableOnce(each, desk)
    if (each.kind === 'fold') return [{ ...each, blocks: tellOnce(each.blocks, desk) }]
    return [each]
  })
}

/** "Out (Q8)": the answer of a list stands with its heading. */
function listsUnderHeadings(blocks: readonly Block[]): Block[] {
  const told = [...blocks]
  blocks.forEach((heading, at) => {
    if (heading.kind !== 'heading' || heading.origin.length > 0) return
    const rest = blocks.slice(at + 1)
    const end = rest.findIndex((each) => !isLine(each))
    const lines = rest.slice(0, end < 0 ? rest.length : end).filter(isLine)
    if (lines.some(({ id }) => isRequirement(id))) return
    const common = findCommon(lines.map(({ origin }) => origin))
    if (common === null) return
    told[at] = { ...heading, origin: common }
    lines.forEach((line, index) => {
      const origin = isSame(line.origin, common) ? [] : line.origin
      told[at + 1 + index] = { ...line, origin }
    })
  })
  return told
}

/** A requirement has its own answers with it, whatever is around it. */
function isRequirement(id: string | null): boolean {
  return id?.startsWith('FR') === true
}

function isLine(block: Block): block is Statement {
  return block.kind === 'statement' && block.look === 'line'
}

type Table = Extract<Block, { kind: 'table' }>

function tableOnce(table: Table, desk: Desk): Block[] {
  const { once } = fileTextOf(desk.words)
  if (table.rows.some(({ id }) => isRequirement(id))) return [table]
  const guessed = table.rows.filter((row) => isGuess(markOf(row)))
  const isTold = guessed.length > 1 && guessed.every(({ id }) => id !== null)
  const rows = isTold
    ? table.rows.map((row) => withMark(row, withoutGuess(markOf(row))))
    : table.rows
  const origins = rows.map(markOf)
  const common = findCommon(origins)
  const isAll = origins.every((origin) => common !== null && isSame(origin, common))
  const { before, after } = isAll ? once.all : once.most
  const notes = [
    ...(common === null ? [] : [[plain(before), ...common, plain(after)]]),
    ...(isTold ? [guessesOf(guessed, table.rows.length, desk)] : []),
  ]
  if (notes.length === 0) return [table]
  const text = notes.flatMap((note, at) => (at === 0 ? note : [plain(desk.words.space), ...note]))
  const short = rows.map((row) =>
    common !== null && isSame(markOf(row), common) ? withMark(row, []) : row,
  )
  return [
    { kind: 'note', text },
    { ...table, rows: short },
  ]
}

function guessesOf(rows: readonly Row[], all: number, { words, ranged }: Desk): Text {
  const { allGuesses, guesses } = fileTextOf(words).once
  if (rows.length === all) return [plain(allGuesses)]
  const ids = ranged(rows.flatMap(({ id }) => (id === null ? [] : [id])))
  return [...ids, plain(guesses)]
}

function markOf({ cells }: Row): Text {
  return textOfCell(cells.at(-1))
}

function withMark(row: Row, mark: Text): Row {
  return { ...row, cells: [...row.cells.slice(0, -1), makeTextCell(mark)] }
}

function isGuess([first]: Text): boolean {
  return first?.kind === 'mark' && first.mark === 'guess'
}

/** Without the mark and the comma behind it. */
function withoutGuess(origin: Text): Text {
  return isGuess(origin) ? origin.slice(2) : origin
}

/** The one answer that most of these come from, where each comes from somewhere; null for none. */
function findCommon(origins: readonly Text[]): Text | null {
  if (origins.length < FEWEST || origins.some(({ length }) => length === 0)) return null
  const alone = origins.filter(isOneAnswer)
  const counted = alone.map((one) => ({
    one,
    count: alone.filter((other) => isSame(one, other)).length,
  }))
  const best = counted.sort((a, b) => b.count - a.count)[0]
  return best !== undefined && best.count >= origins.length * MOST ? best.one : null
}

function isOneAnswer(origin: Text): boolean {
  return origin.length === 1 && origin[0]?.kind === 'source'
}

function isSame(one: Text, other: Text): boolean {
  return toPlainText(one) === toPlainText(other)
}
