import { contentStems, sharedCount } from '#domain/language/stems.ts'
import type { Entity } from '#domain/requirements/document-items.ts'
import type { Block, Section, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { isRun, tellRun } from '#domain/requirements/outline/files/run-together.ts'
import {
  joined,
  makeStrong,
  makeTextCell,
  plain,
  textOfCell,
  toPlainText,
} from '#domain/requirements/outline/pieces.ts'
import { keyOf } from '#domain/requirements/registers/name-key.ts'
import { mapTables, type Table, withCell } from './columns.ts'
import { fileTextOf } from './file-text.ts'

/** Section 9 of a file: what points to another thing has an arrow, no field stands twice, and what is kept is one line. */
export function tellFields(section: Section, desk: Desk): Section {
  if (section.name !== 'data') return section
  const { entities } = desk.document
  const isPointing = entities.some(({ fields }) => fields.some(({ refersTo }) => refersTo !== null))
  const legend: Block = { kind: 'note', text: [plain(fileTextOf(desk.words).pointing)] }
  const blocks = mapTables(section.blocks, (table) =>
    table.name !== desk.words.parts.data
      ? [table]
      : [...(isPointing ? [legend] : []), withArrows(table, desk)],
  )
  return { ...section, blocks: withKept(blocks, desk) }
}

const ARROW = '↗'

function withArrows(table: Table, desk: Desk): Table {
  const rows = table.rows.map((row) => {
    const entity = desk.document.entities.find(({ id }) => id === row.id)
    const told = entity === undefined ? null : tellFieldsOf(entity, textOfCell(row.cells[1]), desk)
    return told === null ? row : withCell(row, 1, makeTextCell(told))
  })
  return { ...table, rows }
}

/** Null where the cell does not tell field by field. */
function tellFieldsOf(entity: Entity, cell: Text, { words }: Desk): Text | null {
  const told = partsOf(cell, words)
  const { fields } = entity
  if (told.length !== fields.length) return null
  const isOurs = (at: number) => entity.mark === 'assumed' || fields[at]?.assumed === true
  // What somebody told stands before what was supposed beside it.
  const names = told.map(([name]) => keyOf(name?.text ?? ''))
  const isDouble = names.map((name, at) =>
    names.some(
      (other, place) =>
        place !== at && other === name && isOurs(at) && (!isOurs(place) || place < at),
    ),
  )
  const kept = told.flatMap((text, at): Text[] => {
    if (isDouble[at] === true) return []
    const [name, ...rest] = text
    if (name === undefined || fields[at]?.refersTo == null) return [text]
    return [[plain(ARROW + name.text), ...rest]]
  })
  return joined(kept, words.comma)
}

/** What stands between the commas that are in no brackets. */
function partsOf(cell: Text, { signs, comma }: Desk['words']): Text[] {
  const parts: Text[] = [[]]
  let depth = 0
  for (const piece of cell) {
    if (piece.text === signs.open) depth += 1
    if (piece.text === signs.close) depth -= 1
    if (piece.text === comma && depth === 0) parts.push([])
    else parts.push([...(parts.pop() ?? []), piece])
  }
  return parts
}

/** "Kept: hires seven years (Q10); …", where two are told so; what goes is told in sentences. */
function withKept(blocks: readonly Block[], desk: Desk): Block[] {
  const { words } = desk
  const text = fileTextOf(words)
  const keptOf = (block: Block): Text | null => {
    const told = isRun(block) ? text.tellKept(toPlainText(block.text)) : null
    return told === null ? null : tellBare(block as Statement, told, desk)
  }
  const told = blocks.flatMap((block) => {
    const kept = keptOf(block)
    return kept === null ? [] : [{ block, kept }]
  })
  const [first] = told
  if (first === undefined || told.length === 1) return [...blocks]
  const list = joined(
    told.map(({ kept }) => kept),
    words.semicolon,
  )
  const line: Block = {
    kind: 'paragraph',
    text: [makeStrong(text.kept), plain(words.space), ...list, plain(words.stop)],
  }
  return blocks.flatMap((block) => {
    if (block === first.block) return [line]
    return told.some((each) => each.block === block) ? [] : [block]
  })
}

/** Without the stop of a sentence of its own, and from what speaks of it alone. */
function tellBare(statement: Statement, told: string, desk: Desk): Text {
  const origin = aboutIt(statement.origin, told, desk)
  const [own, stop, ...rest] = tellRun(desk, [{ ...statement, origin, text: [plain(told)] }])
  if (own === undefined) return []
  return stop?.text === desk.words.stop || stop === undefined
    ? [own, ...rest]
    : [own, stop, ...rest]
}

/** The answers and questions that share its words: how long all is kept is asked with much else. */
function aboutIt(origin: Text, told: string, { document, words }: Desk): Text {
  const own = contentStems(told)
  const asked = [...document.openQuestions, ...(document.contradictions ?? [])]
  const isAbout = (said: string) =>
    sharedCount(own, contentStems(said)) >= Math.min(FEWEST, own.size)
  const kept = origin.filter((piece) => {
    if (piece.kind === 'source') return isAbout(piece.quotes.join(' '))
    if (piece.kind !== 'item') return piece.kind !== 'plain'
    const entry = asked.find(({ id }) => id === piece.id)
    return entry !== undefined && isAbout(`${entry.text} ${entry.suggestedDefault ?? ''}`)
  })
  const [first] = origin.filter(({ kind }) => kind === 'source')
  const isSourced = first === undefined || kept.some(({ kind }) => kind === 'source')
  return joined(
    (isSourced ? kept : [first, ...kept]).map((piece) => [piece]),
    words.comma,
  )
}

/** So many words in common are about one thing. */
const FEWEST = 3
