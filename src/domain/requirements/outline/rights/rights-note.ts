import type { Block, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { joined, plain, makeWords as text } from '#domain/requirements/outline/pieces.ts'
import { hasGuess, isEmptyCell } from './permission-cell.ts'
import { isOfAll } from './right-deed.ts'
import { listDeedsShown, type Rights } from './rights-table.ts'

/** What the signs and the empty cells of the table mean, how it is filled, and where the founder is asked about it. */
export function rightsNote(desk: Desk, { entries, columns, usual }: Rights): Block[] {
  const { words } = desk
  const shown = columns.flat().map(({ id }) => id)
  const cells = entries.flatMap((entry) => entry.cells.filter(({ role }) => shown.includes(role)))
  const isOpen = entries.some((entry) => shown.some((role) => isEmptyCell(entry, role)))
  const isUnstated = cells.some(({ permission }) => permission === 'unstated')
  const told = [
    ...(usual === null ? [] : [tellUsual(desk, usual)]),
    ...(isOpen ? [text(words.emptyRight + words.stop)] : []),
    ...(isUnstated ? [text(words.unstatedRight + words.stop)] : []),
    ...(entries.some(hasGuess) ? [text(words.guessedRight + words.stop)] : []),
    ...(cells.some(({ assumed }) => assumed === true) ? [tellRule(desk, entries)] : []),
  ]
  if (listDeedsShown(desk).length < desk.workedOut.deeds.length) {
    told.push(text(words.roleTable.others + words.stop))
  }
  const note = joined(told, words.space)
  return note.length === 0 ? [] : [{ kind: 'note', text: note }]
}

function tellUsual({ words, origin }: Desk, usual: string): Text {
  const { before, after } = words.roleTable.usual
  return [plain(before), ...origin({ sources: usual.split(','), mark: 'stated' }), plain(after)]
}

/** By which rule the rest is filled in. */
function tellRule(desk: Desk, entries: Rights['entries']): Text {
  const { document, words, links, bracketed } = desk
  const { rest, restRefused } = words.roleTable
  const ids = new Set(document.permissions.map(({ id }) => id))
  const asked = document.openQuestions.filter(
    (question) => isOfAll(question) && question.blocks.some((id) => ids.has(id)),
  )
  const isGiven = entries.some(({ cells }) =>
    cells.some(({ permission, assumed }) => permission === 'yes' && assumed === true),
  )
  return [
    plain(isGiven ? rest : restRefused),
    ...bracketed(links(asked.map(({ id }) => id))),
    plain(words.stop),
  ]
}
