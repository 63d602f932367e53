import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { SuccessCriterion } from '#domain/requirements/document-items.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import type { Block, Cell, Row } from './blocks.ts'
import type { Desk } from './desk.ts'
import { fold, line, makeTextCell, table } from './pieces.ts'

/** Section 2. */
export function writeProblemBlocks(desk: Desk): Block[] {
  const { problem, today } = desk.document
  const shown = new Set([
    ...tellingMost(problem, MOST_TOLD.problem),
    ...tellingMost(today, MOST_TOLD.today),
  ])
  const isShort = problem.length + today.length <= MOST_TOLD.all
  const lineOf = (entry: Told) =>
    line(entry.id, { text: desk.said(entry), origin: desk.origin(entry) })
  const all = [...problem, ...today]
  return [
    ...all.filter((entry) => isShort || shown.has(entry)).map(lineOf),
    ...fold(
      'background',
      desk.words.parts.background,
      all.filter((entry) => !isShort && !shown.has(entry)).map(lineOf),
    ),
  ]
}

type Told = RequirementsDocument['problem'][number]

/** As many as tell a developer why; whoever wants every sentence finds it with the answers. */
const MOST_TOLD = { problem: 2, today: 1, all: 4 } as const
const FIGURE =
  /\p{N}|[一二三四五六七八九十百千万]|\b(?:two|three|four|five|six|seven|ten|half|every)\b/iu

/** The lines that say most: those with a figure first, the longer before the shorter. */
function tellingMost(lines: readonly Told[], most: number): Told[] {
  const worth = ({ text }: Told) => (FIGURE.test(text) ? 1000 : 0) + text.length
  return [...lines].sort((a, b) => worth(b) - worth(a)).slice(0, most)
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
      makeTextCell(capitalise(bare(isParted ? (entry.what ?? '') : entry.text))),
      isParted ? open(entry.from) : makeTextCell(''),
      open(entry.target),
      open(entry.due === words.notSaid ? null : entry.due),
      makeTextCell(desk.origin(entry)),
    ],
  }
}
