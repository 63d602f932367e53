import { listMeasured } from '#domain/language/numbers/list-measured.ts'
import type { Piece, Row, Section, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeTextCell, plain, textOfCell } from '#domain/requirements/outline/pieces.ts'
import { lowerFirst } from '#domain/requirements/phrases.ts'
import { findColumn, mapTables, type Table, withCell, withHead } from './columns.ts'
import { fileTextOf } from './file-text.ts'

/**
 * The tables of stages of a file: who does what follows as in a sentence, in which case before it, and of what
 * comes by itself after how long.
 */
export function tellWays(section: Section, desk: Desk): Section {
  if (section.name !== 'rules') return section
  return { ...section, blocks: mapTables(section.blocks, (table) => [tellTable(table, desk)]) }
}

function tellTable(table: Table, desk: Desk): Table {
  const { columns } = desk.words
  const { nextAndWho, suggestedEnd } = fileTextOf(desk.words)
  const at = findColumn(table, columns.next)
  if (table.head[0] !== columns.stage || at < 0) return table
  const told = {
    ...table,
    rows: table.rows.map(
      (row): Row =>
        withCell(row, at, makeTextCell(joinSame(tellCell(textOfCell(row.cells[at]), desk), desk))),
    ),
  }
  const isSupposed = table.head[at]?.endsWith(suggestedEnd) === true
  return withHead(told, at, nextAndWho + (isSupposed ? suggestedEnd : ''))
}

function tellCell(text: Text, desk: Desk): Text {
  const { words, document, actors } = desk
  const names = new Set(document.roles.map(({ name }) => name))
  const cases = new Set(
    document.statusTables.flatMap((each) => each.transitions.flatMap((way) => way.condition ?? [])),
  )
  return text.map((piece, at): Piece => {
    const [before, after] = [text[at - 1], text[at + 1]]
    if (piece.kind !== 'plain') return piece
    if (names.has(piece.text) && before?.text !== words.semicolon && at > 0)
      return plain(actors.includes(piece.text) ? lowerFirst(piece.text) : piece.text)
    if (piece.text === words.stage.time) {
      const rule = after?.text === words.comma ? text[at + 2] : undefined
      return plain(fileTextOf(words).byTime(rule?.kind === 'item' ? longOf(rule.id, desk) : ''))
    }
    // "Without a fitting: volunteer": the case, then who.
    const isCase = piece.text === words.comma && before !== undefined && cases.has(before.text)
    return isCase && after?.kind === 'plain' ? plain(words.colon) : piece
  })
}

/** "Out (volunteer; weapons: armourer)": ways to one stage are told together, where both say by what. */
function joinSame(text: Text, { words }: Desk): Text {
  // Where one sign stands between ways and between causes nobody could tell them apart.
  if (words.semicolon === words.comma) return text
  const { open, close } = words.signs
  const told: Piece[] = []
  const skipped = new Set<number>()
  text.forEach((piece, at) => {
    const before = told.map((each) => each.text).lastIndexOf(open)
    const isAgain =
      piece.text === words.semicolon &&
      told.at(-1)?.text === close &&
      text[at + 2]?.text === open &&
      text[at + 3]?.kind !== 'mark' &&
      told[before - 1]?.text === text[at + 1]?.text &&
      (before < 2 || told[before - 2]?.text === words.semicolon)
    if (isAgain) told.splice(-1, 1, plain(words.semicolon))
    const isLeftOut = [0, 1, 2].some((back) => skipped.has(at - back))
    if (isAgain) skipped.add(at)
    if (!isAgain && !isLeftOut) told.push(piece)
  })
  return told
}

const OF_TIME = /^(?:minute|hour|day|night|week|month|term|year|時間|日|週間|か月|年|分)$/u

/** "21 days": the one time after which a rule ends a stage; empty where it tells none or several. */
function longOf(id: string, { document }: Desk): string {
  const rule = document.rules.find((each) => each.id === id)
  const times = listMeasured(rule?.text ?? '').filter(({ unit }) => OF_TIME.test(unit))
  const [time] = times
  if (rule === undefined || time === undefined || times.length > 1) return ''
  // "It's run out, they have fourteen days": that time begins where the way ends.
  const before = rule.text.slice(0, rule.text.indexOf(time.text)).toLowerCase()
  const isBegun = document.statusTables
    .flatMap(({ transitions }) => transitions)
    .some(({ byTime, items = [], to }) => {
      return byTime === true && items.includes(id) && before.includes(to.toLowerCase())
    })
  return isBegun ? '' : time.text
}
