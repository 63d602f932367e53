import type { Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { findColumn, mapTables, type Table, withHead } from './columns.ts'
import { fileTextOf } from './file-text.ts'

/** The tables of stages of a file: the head says that what follows has the functions by which it does. */
export function tellWays(section: Section, desk: Desk): Section {
  if (section.name !== 'rules') return section
  return { ...section, blocks: mapTables(section.blocks, (table) => [tellTable(table, desk)]) }
}

function tellTable(table: Table, desk: Desk): Table {
  const { columns } = desk.words
  const { nextAndWho, suggestedEnd } = fileTextOf(desk.words)
  const at = findColumn(table, columns.next)
  if (table.head[0] !== columns.stage || at < 0) return table
  const isSupposed = table.head[at]?.endsWith(suggestedEnd) === true
  return withHead(table, at, nextAndWho + (isSupposed ? suggestedEnd : ''))
}
