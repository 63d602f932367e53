import { contentStems, sharedCount } from '#domain/language/stems.ts'
import { APP, type Row, type RowOf } from '#domain/reading/rows.ts'
import type { Entry } from '#domain/requirements/writing/features/write-features.ts'
import {
  isAskingStage,
  isCalledOff,
  isEnd,
  isExceptionalStage,
  isFree,
  isHandedOver,
  isNoShow,
  isRefused,
  isStillHere,
  isWaitingStage,
  takesPlace,
} from './kinds-of-stages.ts'

/** A way from one stage to another. `row`: what tells of it besides the stages, by its id. */
interface Way {
  from: string
  to: string
  assumed?: boolean
  row?: string
}

type Told = RowOf<'rule'> | RowOf<'case'>
/** Whose deed brings a thing to each stage. */
type Reachers = ReadonlyMap<string, readonly Pick<Entry, 'deed' | 'told'>[]>

/**
 * The ways between stages: those that were told, and what the others need, marked: a way into each
 * stage, out of each that is no end, past the one that a rule lets skip, between work and waiting,
 * for a "no", and back from what was pressed by mistake. Nothing goes on from an end, and what ends a
 * thing nobody knows where it comes from gets no way: none is better than a wrong one.
 */
export function completeWays(
  { stages, moves }: RowOf<'stages'>,
  { rows, reachers }: { rows: readonly Told[]; reachers: Reachers },
): Way[] {
  const main = stages.filter((stage) => !isExceptionalStage(stage))
  const ways: Way[] = moves.length > 0 ? moves.map((move) => ({ ...move })) : chain(main)
  const add = (from: string | undefined, to: string | undefined, row?: Row) => {
    if (from === undefined || to === undefined || from === to) return
    if (ways.some((way) => way.from === from && way.to === to)) return
    ways.push({ from, to, assumed: true, ...(row !== undefined && { row: row.id }) })
  }
  fillGaps(main, ways, add)
  pauses(main, ways, add)
  asked(main, { ways, rows }, add)
  exceptions(stages, { main, ways, rows }, add)
  undone(main, { rows, reachers }, add)
  const place = (stage: string) => stages.indexOf(stage)
  return ways.sort((a, b) => place(a.from) - place(b.from) || place(a.to) - place(b.to))
}

type Add = (from: string | undefined, to: string | undefined, row?: Row) => void

function chain(main: readonly string[]): Way[] {
  return main.slice(1).flatMap((to, at) => {
    const from = main[at] ?? to
    return isEnd(from, main) ? [] : [{ from, to, assumed: true }]
  })
}

/** A stage that nothing leads to, or from, comes after the one before it and goes on to the next. */
function fillGaps(main: readonly string[], ways: readonly Way[], add: Add): void {
  main.forEach((stage, at) => {
    const before = main[at - 1]
    const isReached = before === undefined || ways.some(({ to }) => to === stage)
    if (!isReached && !isEnd(before, main)) add(before, stage)
    const isLast = at === main.length - 1 || isEnd(stage, main)
    if (!isLast && !ways.some(({ from }) => from === stage)) add(stage, main[at + 1])
  })
}

/** "in work or waiting for parts": what is between the same stages goes to and fro. */
function pauses(main: readonly string[], ways: readonly Way[], add: Add): void {
  const around = (stage: string) => [
    ways
      .flatMap(({ from, to }) => (to === stage ? [from] : []))
      .sort()
      .join(),
    ways
      .flatMap(({ from, to }) => (from === stage ? [to] : []))
      .sort()
      .join(),
  ]
  for (const waiting of main.filter(isWaitingStage)) {
    for (const work of main.filter((stage) => !isWaitingStage(stage))) {
      if (around(work).join('|') !== around(waiting).join('|')) continue
      add(work, waiting)
      add(waiting, work)
      return
    }
  }
}

const SKIPS =
  /\bjust (?:do|go|start)|\bwithout (?:asking|a yes)|\bno need to ask|確認なし|そのまま進め/iu
const NO =
  /(?:doesn['’]t|does not|don['’]t|do not|no) answer|\bsays? no\b|\bdeclin|\brefus|返事がない|断られ/iu

const GIVES_BACK = /\b(?:put|given|sent|handed) back\b|\breturned\b|返す|お返し/iu

/** A rule lets skip the question; a "no" leads to where the thing is given back, or to an end. */
function asked(
  main: readonly string[],
  { ways, rows }: { ways: readonly Way[]; rows: readonly Told[] },
  add: Add,
): void {
  const [asking, ...more] = main.filter(isAskingStage)
  if (asking === undefined || more.length > 0) return
  const skip = rows.find(({ then }) => SKIPS.test(then ?? ''))
  const before = ways.filter(({ to }) => to === asking).map(({ from }) => from)
  const after = ways.find(({ from }) => from === asking)?.to
  if (skip !== undefined) for (const from of before) add(from, after, skip)
  const all = rows.filter(({ when }) => NO.test(when ?? ''))
  const no = all.find(({ then }) => GIVES_BACK.test(then ?? '')) ?? all.at(-1)
  const last = main.at(-1)
  if (no !== undefined && last !== undefined && isHandedOver(last)) add(asking, main.at(-2), no)
}

interface Around {
  main: readonly string[]
  ways: readonly Way[]
  rows: readonly Told[]
}

/** What goes otherwise is reached from where it shows; what is in the house is given back. */
function exceptions(stages: readonly string[], { main, ways, rows }: Around, add: Add): void {
  const last = main.at(-1)
  for (const stage of stages.filter(isExceptionalStage)) {
    const row = causeOf(stage, rows)
    for (const way of ways) if (way.to === stage && row !== undefined) way.row ??= row.id
    if (!ways.some(({ to }) => to === stage)) {
      for (const from of leadingTo(stage, main, row)) add(from, stage, row)
    }
    if (isStillHere(stage) && last !== undefined && isHandedOver(last)) add(stage, last)
  }
}

/** From where what goes otherwise is reached; none where nothing tells. */
function leadingTo(
  stage: string,
  main: readonly string[],
  row: Told | undefined,
): readonly (string | undefined)[] {
  const begun = main.filter((each) => !isFree(each))
  const there = begun.findIndex((each) => takesPlace(each) || isEnd(each, main))
  if (isRefused(stage)) return begun.slice(0, 1)
  if (isCalledOff(stage)) return begun.slice(0, Math.max(1, there))
  if (isNoShow(stage)) return [begun[there > 0 ? there - 1 : 0]]
  return row === undefined ? [] : [begun[1] ?? begun[0]]
}

/** The rule that says when a thing comes to a stage. */
function causeOf(stage: string, rows: readonly Told[]): Told | undefined {
  const name = stage.trim().toLowerCase()
  const stems = contentStems(stage)
  const isThere = (text: string) => sharedCount(stems, contentStems(text)) === stems.size
  return (
    rows.find(({ then }) => (then ?? '').toLowerCase().includes(name)) ??
    (stems.size < 2
      ? undefined
      : rows.find(({ when, then }) => isThere(`${when ?? ''} ${then ?? ''}`)))
  )
}

const MISTAKEN = /\bby mistake\b|\bundo\b|\bwrongly\b|\bby accident\b|間違って押|誤って押/iu

/** Whether it is told of what was done by mistake. */
function isMistaken(text: string): boolean {
  return MISTAKEN.test(text)
}

/**
 * "pressed picked up by mistake": it goes back to the stage before, and so does a mistaken deed that
 * brought it there ("ticks the wrong horse"); what the app then did of itself goes back with it.
 */
function undone(
  main: readonly string[],
  { rows, reachers }: { rows: readonly Told[]; reachers: Reachers },
  add: Add,
): void {
  main.forEach((stage, at) => {
    const stems = contentStems(stage)
    const row = rows.find(({ when, then }) => {
      const text = `${when ?? ''} ${then ?? ''}`
      const words = contentStems(text)
      const isTold = stems.size > 0 && sharedCount(stems, words) === stems.size
      const isDone = reachers.get(stage)?.some(({ deed }) => deed !== null && words.has(deed))
      return isMistaken(text) && (isTold || isDone === true)
    })
    if (row === undefined || at === 0) return
    add(stage, main[at - 1], row)
    const after = main[at + 1]
    const next = after === undefined ? [] : (reachers.get(after) ?? [])
    if (next.length > 0 && next.every(({ told }) => told.actor === APP)) {
      add(after, main[at - 1], row)
    }
  })
}
