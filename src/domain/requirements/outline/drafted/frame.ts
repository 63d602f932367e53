import type { Checkable } from '#domain/requirements/document-items.ts'
import { SUPPOSED } from '#domain/requirements/drafting/supposed.ts'
import type { Block, Row, Statement, Text } from '#domain/requirements/outline/blocks.ts'
import {
  line,
  makeStrong,
  makeTextCell,
  plain,
  table,
} from '#domain/requirements/outline/pieces.ts'
import { tellLines } from './rules.ts'
import { ours, type Teller, tellRow } from './tell.ts'

/** Section 2. */
export function problemBlocks(teller: Teller): Block[] {
  const { problem, today } = teller.desk.document
  return tellLines(teller, [...problem, ...today])
}

/** Section 3: the promise, what is measured, what must not get worse. */
export function goalBlocks(teller: Teller): Block[] {
  const { desk, text } = teller
  const { document, words } = desk
  const { columns, parts, drafted } = words
  const measures = document.success.map((each) =>
    tellRow(teller, each, [
      text(each.what ?? each.text),
      text(each.from ?? words.notSaid),
      text(each.target),
      ours(teller, each.check),
    ]),
  )
  const guards = document.counterMeasures.map((each) =>
    tellRow(teller, each, [
      text(each.what ?? each.text),
      text(each.from),
      [plain(words.noWorse)],
      ours(teller, each.check),
    ]),
  )
  const head = [
    ...[columns.id, columns.measure, columns.from, columns.to],
    ...[columns.counted + SUPPOSED, drafted.source],
  ]
  return [
    ...tellLines(teller, document.promise),
    ...table(parts.success, head, [...measures, ...guards]),
  ]
}

/** What has to hold, with how it is checked beside it; lines of which nobody says how. */
function checkedBlocks(teller: Teller, all: readonly (Checkable & { label?: string })[]): Block[] {
  const { desk, text } = teller
  const { columns } = desk.words
  const told = ({ label, text: said }: Checkable & { label?: string }): Text => [
    ...(label === undefined ? [] : [plain(label + desk.words.colon)]),
    ...text(said),
  ]
  const isChecked = ({ check }: Checkable) => check !== undefined
  const rows = all
    .filter(isChecked)
    .map((each): Row => tellRow(teller, each, [told(each), ours(teller, each.check)]))
  const head = [...[columns.id, columns.holds, columns.check + SUPPOSED], desk.words.drafted.source]
  return [
    ...all
      .filter((each) => !isChecked(each))
      .map((each): Statement => line(each.id, { text: told(each), origin: teller.origin(each) })),
    ...table(columns.check, head, rows),
  ]
}

/** Section 12. */
export function qualityBlocks(teller: Teller): Block[] {
  return checkedBlocks(teller, teller.desk.document.quality)
}

/** Section 13. */
export function lawBlocks(teller: Teller): Block[] {
  return checkedBlocks(teller, teller.desk.document.privacy)
}

/** Section 14: what limits it, then the order of building. */
export function deliveryBlocks(teller: Teller): Block[] {
  const { document, words } = teller.desk
  const limits = document.constraints.map((each) => ({
    ...each,
    label: words.constraints[each.kind],
  }))
  const sum = document.slices.reduce((all, { days = 0 }) => all + days, 0)
  return [
    ...checkedBlocks(teller, limits),
    ...sliceBlocks(teller),
    ...(sum === 0 ? [] : [{ kind: 'note' as const, text: [plain(words.drafted.days(sum))] }]),
  ]
}

function sliceBlocks(teller: Teller): Block[] {
  const { desk } = teller
  const { document, words } = desk
  const { columns, parts, plan } = words
  const isDated = document.slices.some(({ by }) => by !== undefined)
  const rows = document.slices.map(
    ({ number, title, goal, days, by, requirements, done }): Row => ({
      id: null,
      cells: [
        makeTextCell([
          makeStrong(`${number} ${title}`),
          plain(words.stop + words.space),
          ...ours(teller, goal),
        ]),
        makeTextCell(`${days ?? ''}`),
        ...(isDated ? [makeTextCell(by ?? '')] : []),
        makeTextCell(desk.ranged(requirements)),
        makeTextCell(ours(teller, done)),
      ],
    }),
  )
  const head = [
    ...[columns.slice, plan.days + SUPPOSED],
    ...(isDated ? [plan.by + SUPPOSED] : []),
    ...[columns.build, columns.done],
  ]
  return table(parts.slices, head, rows)
}
