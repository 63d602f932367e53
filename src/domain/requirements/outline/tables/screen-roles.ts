import type { Section } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeTextCell, plain, textOfCell } from '#domain/requirements/outline/pieces.ts'
import { listPeopleOf } from '#domain/requirements/outline/worked/is-software.ts'
import { lowerFirst } from '#domain/requirements/phrases.ts'
import { findColumn, mapTables, withCell } from './columns.ts'
import { fileTextOf } from './file-text.ts'

/** So few are left out where a screen is for "all but" them. */
const FEW = 2

/** Section 10 of a file: a screen for everybody but one or two names these. */
export function tellScreenRoles(section: Section, desk: Desk): Section {
  if (section.name !== 'screens') return section
  const { document, words } = desk
  const users = listPeopleOf(document)
  return {
    ...section,
    blocks: mapTables(section.blocks, (table) => {
      const at = findColumn(table, words.columns.who)
      if (at < 0) return [table]
      const rows = table.rows.map((row) => {
        const { who = [] } = document.screens.find(({ id }) => id === row.id) ?? {}
        const left = users.filter(({ id }) => !who.includes(id))
        const isWide = left.length > 0 && left.length <= FEW && who.length > left.length + 1
        const names = left.map(({ name }) => words.inSentence(name, !desk.actors.includes(name)))
        const own = users
          .filter(({ id }) => who.includes(id))
          .map(({ name }, place) => {
            return place > 0 && desk.actors.includes(name) ? lowerFirst(name) : name
          })
        const told = isWide ? fileTextOf(words).allBut(names) : words.listed(own)
        const [, ...rest] = textOfCell(row.cells[at])
        return who.length === 0 ? row : withCell(row, at, makeTextCell([plain(told), ...rest]))
      })
      return [{ ...table, rows }]
    }),
  }
}
