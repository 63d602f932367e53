import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { SuccessCriterion } from '#domain/requirements/document-items.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import type { Block, Cell, Row, Statement, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import { listIntroduced, placeOf } from './first/list-introduced.ts'
import { isDoubted } from './open/doubts.ts'
import { foldTold, joined, line, makeTextCell, runIn, table, makeWords as text } from './pieces.ts'
import { listToldToday } from './write-first-page.ts'

/** Section 2: what the first page has not told, as the answers tell it. */
export function writeProblemBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { business, why } = listIntroduced(desk)
  const first = new Set([...business, ...why])
  const all = [...document.problem, ...document.today].sort(
    (a, b) => placeOf(document, a) - placeOf(document, b),
  )
  const rest = all.filter((entry) => !first.has(entry))
  const left = leftTexts(desk)
  const isTold = rest.length + left.length === 0 && all.length > 0
  return [
    ...(isTold ? [{ kind: 'note' as const, text: text(words.first.hasIt) }] : []),
    ...rest.map((entry) => lineOf(desk, entry)),
    ...(left.length === 0 ? [] : [{ kind: 'paragraph' as const, text: joined(left, words.space) }]),
    ...foldTold(
      'background',
      words.parts.background,
      all.filter((entry) => first.has(entry)).map((entry) => lineOf(desk, entry)),
    ),
  ]
}

/** What is left of the account, in the founder's words, with one source for each answer. */
function leftTexts(desk: Desk): Text[] {
  const left = listToldToday(desk)
  return [...new Set(left.map(({ question }) => question))].map((question) => {
    const quotes = left.flatMap((each) => (each.question === question ? [each] : []))
    const origin = desk.origin({ sources: [question], mark: 'stated', quotes })
    const quoted = quotes.map(({ text: said }): Text => [desk.quoted(said)])
    return [...joined(quoted, desk.words.comma), ...desk.bracketed(origin)]
  })
}

type Told = RequirementsDocument['problem'][number]

function lineOf(desk: Desk, entry: Told): Statement {
  return runIn(line(entry.id, { text: desk.said(entry), origin: desk.origin(entry) }))
}

/** Section 3. */
export function writeGoalBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { columns } = words
  const first = new Set(listIntroduced(desk).promise)
  const isFirst = (entry: Told) => first.has(entry)
  const promise = document.promise.filter((entry) => !isFirst(entry))
  const open = (told: string | null | undefined): Cell =>
    makeTextCell(told === null || told === undefined ? [desk.mark('open')] : told)
  const measures = document.success.map((entry) => measureRow(desk, entry))
  const guards = document.counterMeasures.map((entry): Row => {
    const isParted = entry.what !== undefined && entry.edited !== true
    const what = isParted ? (entry.what ?? '') : entry.text
    const now = isParted ? entry.from : ''
    const cells = [makeTextCell(words.guarded(bare(what))), open(now), makeTextCell(words.noWorse)]
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
  return [
    ...promise.map((entry) => lineOf(desk, entry)),
    ...table(words.parts.success, head, rows),
    ...foldTold(
      'promise',
      words.parts.promise,
      document.promise.filter(isFirst).map((entry) => lineOf(desk, entry)),
    ),
  ]
}

/** Of nobody's days there is no column. */
function withoutDue({ id, cells }: Row): Row {
  return { id, cells: cells.filter((_, at) => at !== DUE) }
}

const DUE = 3

/** An older document says measure and change in one sentence. */
function measureName({ words }: Desk, { what, text: sentence, edited }: SuccessCriterion): string {
  const isParted = what !== undefined && edited !== true
  return words.measured(capitalise(bare(isParted ? (what ?? '') : sentence)))
}

function measureRow(desk: Desk, entry: SuccessCriterion): Row {
  const { words } = desk
  const mark = entry.mark === 'stated' ? 'guess' : entry.mark
  const isParted = entry.what !== undefined && entry.edited !== true
  const open = (text: string | null | undefined): Cell =>
    makeTextCell(text ? bare(text) : [desk.mark('open')])
  return {
    id: entry.id,
    cells: [
      makeTextCell(measureName(desk, entry)),
      isParted ? open(entry.from) : makeTextCell(''),
      open(entry.target),
      open(entry.due === words.notSaid ? null : entry.due),
      makeTextCell(desk.origin(isDoubted(entry, desk.document) ? { ...entry, mark } : entry)),
    ],
  }
}
