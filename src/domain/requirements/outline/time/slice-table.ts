import type { Slice } from '#domain/requirements/document-registers.ts'
import type { Block, Cell, Row, Text } from '#domain/requirements/outline/blocks.ts'
import type { Desk } from '#domain/requirements/outline/desk.ts'
import { makeStrong, makeTextCell, plain, table } from '#domain/requirements/outline/pieces.ts'
import { bare } from '#domain/requirements/phrases.ts'
import { tellDue } from './plan-line.ts'

/** What each slice builds, and what is seen then: what else comes with it is said above once. */
export function sliceTable(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns, parts } = words
  const isTold = document.slices.some(({ done = '' }) => done !== '')
  const isDated = document.slices.some(({ by = '' }) => by !== '')
  const isEstimated = document.slices.some(({ days }) => days !== undefined)
  const head = [
    ...[columns.slice, ...(isEstimated ? [words.plan.days + words.assumedSign] : [])],
    ...[...(isDated ? [words.plan.by] : []), columns.build, ...(isTold ? [columns.done] : [])],
  ]
  const rows = document.slices.map((slice) =>
    sliceRow(desk, slice, { isTold, isDated, isEstimated }),
  )
  return table(parts.slices, head, rows)
}

function sliceRow(
  desk: Desk,
  slice: Slice,
  { isTold, isDated, isEstimated }: Record<'isTold' | 'isDated' | 'isEstimated', boolean>,
): Row {
  const { number, title, requirements, done = '', days = '' } = slice
  return {
    id: null,
    cells: [
      makeTextCell([makeStrong(`${number} ${bare(title)}`), ...reasonOf(desk, slice)]),
      ...(isEstimated ? [makeTextCell(`${days}`)] : []),
      ...(isDated ? [makeTextCell(tellDue(desk, slice))] : []),
      buildCell(desk, requirements),
      ...(isTold ? [makeTextCell(done)] : []),
    ],
  }
}

/** "Reserve a tool": by the titles of the capabilities, where there are any; one that other slices build, too, with its part of these. */
function buildCell(desk: Desk, ids: readonly string[]): Cell {
  const { document, ranged, bracketed } = desk
  const planned = document.slices.flatMap(({ requirements }) => requirements)
  const told = (document.capabilities ?? []).map(({ title, items }) => ({
    title,
    own: items.filter((id) => ids.includes(id)),
    isWhole: items.every((id) => ids.includes(id) || !planned.includes(id)),
  }))
  const titled = told.filter(({ own }) => own.length > 0)
  const rest = ids.filter((id) => titled.every(({ own }) => !own.includes(id)))
  const entries = titled.map(
    ({ title, own, isWhole }): Text =>
      isWhole ? [plain(title)] : [plain(title), ...bracketed(ranged(own))],
  )
  return { kind: 'entries', entries: [...entries, ...(rest.length === 0 ? [] : [ranged(rest)])] }
}

/** Why it comes then; why the writer cuts so is the same in every document. */
function reasonOf({ words }: Desk, { goal, mark }: Slice): Text {
  return mark === undefined || goal === '' ? [] : [plain(words.stop + words.space + bare(goal))]
}
