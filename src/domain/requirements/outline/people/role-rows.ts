import type { Role } from '#domain/requirements/document-items.ts'
import type { Block, Cell, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeStrong,
  makeTextCell,
  makeWords,
  table,
} from '#domain/requirements/outline/pieces.ts'
import type { ToldRole } from '#domain/requirements/outline/worked/worked-out.ts'

/** Section 4 as one reads it: who each role is, what it sees, may and may not, and the answers that say so. */
export function roleRows(
  desk: Desk,
  told: readonly ToldRole[],
  introduce: (role: Role) => Text,
): Block[] {
  const { document, words } = desk
  const { roleTable: heads, columns } = words
  const rows = document.roles.map((role): Row => {
    const own = told.find((each) => each.role === role.id)
    const { sees = [], may = [], not = [], sources = role.sources, asked = [] } = own ?? {}
    const who = desk.bracketed(introduce(role))
    const origin = desk.origin({ sources, mark: 'stated', quotes: [] })
    const cells = [
      makeTextCell([makeStrong(role.name), ...who]),
      ...[sees, may, not].map(
        (entries): Cell => ({ kind: 'entries', entries: entries.map(makeWords) }),
      ),
      makeTextCell(joined([origin, desk.links(asked)], words.comma)),
    ]
    return { id: role.id, main: 0, cells }
  })
  const { role: named, sees: seen, may: done, mayNot, from, name } = heads
  return table(name, [columns.id, named, seen, done, mayNot, from], rows)
}
