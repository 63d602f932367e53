import { listFigures } from '#domain/language/numbers/list-figures.ts'
import { findNewWords } from '#domain/requirements/outline/apart/says-again.ts'
import type { Cell, Row, Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeTextCell, textOfCell, toPlainText } from '#domain/requirements/outline/pieces.ts'
import { stemsOfNames } from '#domain/requirements/registers/stems-of-names.ts'
import { findColumn, mapTables, type Table, withCell } from './columns.ts'

/** Sections 3, 12 and 13 of a file: how something is checked says nothing that its line says. */
export function leanChecks(section: Section, desk: Desk): Section {
  if (!['goals', 'quality', 'privacy'].includes(section.name)) return section
  const { columns } = desk.words
  const people = stemsOfNames(desk.document.roles)
  const lean = (table: Table): Table[] => {
    const at = [columns.check, columns.counted]
      .map((column) => findColumn(table, column))
      .find((place) => place >= 0)
    return at === undefined ? [table] : [withLeanCells(table, at, people)]
  }
  return { ...section, blocks: mapTables(section.blocks, lean) }
}

function withLeanCells(table: Table, at: number, people: ReadonlySet<string>): Table {
  const rows = table.rows.map((row): Row => {
    const [check, ...marks] = textOfCell(row.cells[at])
    if (check === undefined) return row
    const line = row.cells.flatMap((cell, place) => (place === at ? [] : [plainOf(cell)]))
    const told = dropSaidEnd(check.text, line.join(' '), people)
    return withCell(row, at, makeTextCell(told === '' ? [] : [{ ...check, text: told }, ...marks]))
  })
  return { ...table, rows }
}

function plainOf(cell: Cell): string {
  return cell.kind === 'entries' ? cell.entries.map(toPlainText).join(' ') : toPlainText(cell.text)
}

/**
 * "Count the dogs refused each month: maximum 1" beside "maximum 1" is "Count the dogs refused each month"; nothing
 * is left where no word and no figure is its own.
 */
export function dropSaidEnd(check: string, line: string, people: ReadonlySet<string>): string {
  const at = check.search(LAST)
  const [before, end] = at < 0 ? ['', check] : [check.slice(0, at), check.slice(at)]
  const figures = listFigures(`${line} ${before}`)
  const isSaid =
    findNewWords(end, `${line} ${before}`, people).length === 0 &&
    (before === '' || listFigures(end).length > 0) &&
    listFigures(end).every((figure) => figures.includes(figure))
  if (!isSaid) return check
  return before === '' ? '' : dropSaidEnd(before, line, people)
}

/** The last thing behind a colon. */
const LAST = /(?:: |：)(?:(?!: |：).)*$/su
