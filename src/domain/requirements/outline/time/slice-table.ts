import type { Slice } from '#domain/requirements/document-registers.ts'
import type { Block, Row, Text } from '#domain/requirements/outline/blocks.ts'
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
      { kind: 'entries', entries: [desk.ranged(requirements)] },
      ...(isTold ? [makeTextCell(done)] : []),
    ],
  }
}

/** Why it comes then; why the writer cuts so is the same in every document. */
function reasonOf({ words }: Desk, { goal, mark }: Slice): Text {
  return mark === undefined || goal === '' ? [] : [plain(words.stop + words.space + bare(goal))]
}
