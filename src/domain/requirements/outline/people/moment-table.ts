import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import {
  joined,
  makeStrong,
  makeTextCell,
  part,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'

/** What happens when, in one table: each with what says so. */
export function momentTable(desk: Desk): Block[] {
  const { words, links, workedOut } = desk
  const { title, what } = words.moments
  const rows = (workedOut.moments ?? []).map((moment): Row => {
    const origin = desk.origin({ sources: moment.sources, mark: 'stated', quotes: [] })
    const cells: Text[] = [
      [makeStrong(moment.when)],
      [plain(moment.text)],
      joined([origin, links(moment.asked)], words.comma),
    ]
    return { id: null, main: 0, cells: cells.map(makeTextCell) }
  })
  return part(title, table(title, [words.columns.when, what, words.roleTable.from], rows))
}
