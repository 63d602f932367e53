import type { RequirementsDocument } from '#domain/requirements/document.ts'
import type { Checkable, Guard, SuccessCriterion } from '#domain/requirements/document-items.ts'
import { bare, capitalise } from '#domain/requirements/phrases.ts'
import type { Block, Cell, Row, Statement, Text } from './blocks.ts'
import type { Desk } from './desk.ts'
import { listIntroduced, placeOf } from './first/list-introduced.ts'
import { isDoubted } from './open/doubts.ts'
import { foldTold, joined, line, makeTextCell, runIn, table, makeWords as text } from './pieces.ts'
import { checkOf } from './shown/with-checks.ts'
import { listToldGoals, listToldToday } from './write-first-page.ts'

/** Section 2: what the first page has not told, as the answers tell it. */
export function writeProblemBlocks(desk: Desk): Block[] {
  const { document, words } = desk
  const { business, why } = listIntroduced(desk)
  const first = new Set([...business, ...why])
  const all = [...document.problem, ...document.today].sort(
    (a, b) => placeOf(document, a) - placeOf(document, b),
  )
  const rest = all.filter((entry) => !first.has(entry))
  const left = leftTexts(desk, listToldToday(desk))
  const isTold = rest.length + left.length === 0 && all.length > 0
  return [
    ...(isTold ? [{ kind: 'note' as const, text: text(words.first.hasIt) }] : []),
    ...rest.map((entry) => lineOf(desk, entry)),
    ...leftOver(desk, left),
    ...foldTold(
      'background',
      words.parts.background,
      all.filter((entry) => first.has(entry)).map((entry) => lineOf(desk, entry)),
    ),
  ]
}

function leftOver({ words }: Desk, left: readonly Text[]): Block[] {
  return left.length === 0 ? [] : [{ kind: 'paragraph', text: joined(left, words.space) }]
}

/** What is left of some answers, in the founder's words, with one source for each answer. */
function leftTexts(desk: Desk, left: ReturnType<typeof listToldToday>): Text[] {
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
  const first = new Set(listIntroduced(desk).promise)
  const isFirst = (entry: Told) => first.has(entry)
  const promise = document.promise.filter((entry) => !isFirst(entry))
  return [
    ...promise.map((entry) => lineOf(desk, entry)),
    ...measureTable(desk),
    ...leftOver(desk, leftTexts(desk, listToldGoals(desk))),
    ...foldTold(
      'promise',
      words.parts.promise,
      document.promise.filter(isFirst).map((entry) => lineOf(desk, entry)),
    ),
  ]
}

/** What is measured and what must not get worse; one day of all stands above them, once. */
function measureTable(desk: Desk): Block[] {
  const { success, counterMeasures } = desk.document
  const { columns, parts, allBy, notSaid, marks, always } = desk.words
  const days = new Set(success.map(({ due }) => due))
  const [day = notSaid] = days
  const isUnsaid = (due: string) => due === notSaid || due === marks.open
  const isOne = success.length > 1 && days.size === 1 && !isUnsaid(day)
  const isCounted = [...success, ...counterMeasures].some(({ check }) => check !== undefined)
  const withColumns = (entry: Checkable, cells: readonly Cell[], due: Cell): Row => ({
    id: entry.id,
    cells: [
      ...cells,
      ...(isOne || [...days].every(isUnsaid) ? [] : [due]),
      ...(isCounted ? [makeTextCell(checkOf(desk, entry))] : []),
      makeTextCell(desk.origin(guessed(desk, entry))),
    ],
  })
  const rows = [
    ...success.map((entry) =>
      withColumns(
        entry,
        measureCells(desk, entry),
        told(desk, isUnsaid(entry.due) ? null : entry.due),
      ),
    ),
    ...counterMeasures.map((entry) =>
      withColumns(entry, guardCells(desk, entry), makeTextCell(always)),
    ),
  ]
  const isDated = !isOne && ![...days].every(isUnsaid)
  const head = [
    ...[columns.id, columns.measure, columns.from, columns.to],
    ...(isDated ? [columns.due] : []),
    ...(isCounted ? [columns.counted] : []),
    columns.mark,
  ]
  return [
    ...(isOne ? [{ kind: 'note' as const, text: text(allBy(bare(day))) }] : []),
    ...table(parts.success, head, rows),
  ]
}

/** A measure of which the founder told a doubt is guessed. */
function guessed(desk: Desk, entry: Checkable): Checkable {
  const isGuess = entry.mark === 'stated' && 'target' in entry && isDoubted(entry, desk.document)
  return isGuess ? { ...entry, mark: 'guess' } : entry
}

function told({ words, mark }: Desk, said: string | null | undefined): Cell {
  return makeTextCell(said ? words.impersonal(bare(said)) : [mark('open')])
}

/** An older document says measure and change in one sentence. */
function isParted({ what, edited }: SuccessCriterion | Guard): boolean {
  return what !== undefined && edited !== true
}

function measureCells(desk: Desk, entry: SuccessCriterion): Cell[] {
  const { words } = desk
  const what = isParted(entry) ? (entry.what ?? '') : entry.text
  return [
    makeTextCell(words.measured(capitalise(bare(what)))),
    isParted(entry) ? told(desk, entry.from ?? words.notSaid) : makeTextCell(''),
    told(desk, entry.target),
  ]
}

/** How it is today may be unknown: it is looked at, and not counted. */
function guardCells(desk: Desk, entry: Guard): Cell[] {
  const what = isParted(entry) ? (entry.what ?? '') : entry.text
  return [
    makeTextCell(capitalise(bare(what))),
    isParted(entry) && entry.from ? told(desk, entry.from) : makeTextCell(''),
    entry.keeps === undefined || !isParted(entry)
      ? makeTextCell(desk.words.noWorse)
      : told(desk, entry.keeps),
  ]
}
