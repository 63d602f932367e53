import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { SuccessCriterion } from '#domain/requirements/document-items.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import type { Block, Cell, Row } from './blocks.ts'
import type { Desk } from './desk.ts'
import { listIntroduced, placeOf } from './first/list-introduced.ts'
import { fold, line, makeTextCell, table } from './pieces.ts'

/** Section 2: what the first page has not told, as the answers tell it; the rest is folded. */
export function writeProblemBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { business, why } = listIntroduced(document)
  const first = new Set([...business, ...why])
  const all = [...document.problem, ...document.today].sort(
    (a, b) => placeOf(document, a) - placeOf(document, b),
  )
  const lineOf = (entry: Told) =>
    line(entry.id, { text: desk.said(entry), origin: desk.origin(entry) })
  const rest = all.filter((entry) => !first.has(entry))
  // Of so little that the first page has all of it, it stands here as well.
  const shown = rest.length === 0 ? all : rest
  return [
    ...shown.map(lineOf),
    ...fold(
      'background',
      words.parts.background,
      all.filter((entry) => !shown.includes(entry)).map(lineOf),
    ),
  ]
}

type Told = RequirementsDocument['problem'][number]

/** On the first page: what is measured, how it is today, and what it is to be. */
export function goalTable(desk: Desk): Block[] {
  const { document, words } = desk
  const rows = document.success.map((entry): Row => {
    const [what, from, to] = measureRow(desk, entry).cells
    return { id: null, cells: [what, from, to].filter((cell) => cell !== undefined) }
  })
  const { today, target } = words.first
  return table(words.first.goals, [words.columns.measure, today, target], rows)
}

/** Section 3. */
export function writeGoalBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns } = words
  const promise = document.promise.map((entry) =>
    line(entry.id, { text: desk.said(entry), origin: desk.origin(entry) }),
  )
  const open = (told: string | null | undefined): Cell =>
    makeTextCell(told === null || told === undefined ? [desk.mark('open')] : told)
  const measures = document.success.map((entry) => measureRow(desk, entry))
  const guards = document.counterMeasures.map((entry): Row => {
    const isParted = entry.what !== undefined && entry.edited !== true
    const what = isParted ? (entry.what ?? '') : entry.text
    const now = isParted ? entry.from : ''
    const cells = [makeTextCell(words.guarded(bare(what))), open(now), open(now)]
    return {
      id: entry.id,
      cells: [...cells, makeTextCell(words.always), makeTextCell(desk.origin(entry))],
    }
  })
  const isDated = document.success.some(
    ({ due }) => due !== words.notSaid && due !== words.marks.open,
  )
  const due = isDated ? [columns.due] : []
  const head = [columns.id, columns.measure, columns.from, columns.to, ...due, columns.mark]
  const rows = [...measures, ...guards].map((row) => (isDated ? row : withoutDue(row)))
  return [...promise, ...table(words.parts.success, head, rows)]
}

/** Of nobody's days there is no column. */
function withoutDue({ id, cells }: Row): Row {
  return { id, cells: cells.filter((_, at) => at !== DUE) }
}

const DUE = 3

/** An older document says measure and change in one sentence. */
function measureRow(desk: Desk, entry: SuccessCriterion): Row {
  const { words } = desk
  const isParted = entry.what !== undefined && entry.edited !== true
  const open = (text: string | null | undefined): Cell =>
    makeTextCell(text ? bare(text) : [desk.mark('open')])
  return {
    id: entry.id,
    cells: [
      makeTextCell(words.measured(capitalise(bare(isParted ? (entry.what ?? '') : entry.text)))),
      isParted ? open(entry.from) : makeTextCell(''),
      open(entry.target),
      open(entry.due === words.notSaid ? null : entry.due),
      makeTextCell(desk.origin(entry)),
    ],
  }
}
