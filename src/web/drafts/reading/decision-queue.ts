import type { DecidedReading, ReadingView } from '#contract/reading/reading-endpoints.ts'
import { applyDecisions } from '#domain/reading/apply-decisions.ts'
import type { Decision } from '#domain/reading/decisions.ts'
import type { ReadableAnswer } from '#domain/reading/reading.ts'
import type { Row, Said } from '#domain/reading/rows.ts'

/** Decisions made together, on their way to the server. */
export interface Order {
  /** Repeating it repeats the result, not the effect. */
  key: string
  /** The version of the reading on the screen when they were made. */
  seen: number
  decisions: Decision[]
  /** It takes an earlier order back, and is not itself taken back. */
  isUndo: boolean
}

/** The reading as the screen shows it: what the server has, with the waiting decisions in it. */
export interface ShownReading {
  rows: readonly Row[]
  unplaced: readonly Said[]
}

/** Lays waiting decisions over what the server has. One that no longer fits is passed over. */
export function applyOrders(
  base: ReadingView,
  orders: readonly Order[],
  answers: readonly ReadableAnswer[],
): ShownReading {
  let reading = { version: base.version, lastRow: lastRowOf(base.rows), rows: base.rows }
  for (const { decisions } of orders) {
    const result = applyDecisions(reading, decisions, { answers, seen: reading.version })
    if (result.ok) reading = result.reading
  }
  const added = orders.flatMap(({ decisions }) =>
    decisions.flatMap((decision) => (decision.do === 'add' ? decision.said : [])),
  )
  const unplaced = base.unplaced.filter(
    ({ question, words }) =>
      !added.some((said) => said.question === question && said.words.includes(words)),
  )
  return { rows: reading.rows, unplaced }
}

/** What the server has after it took decisions. */
export function takeDecided(base: ReadingView, decided: DecidedReading): ReadingView {
  const changed = new Map(decided.rows.map((row) => [row.id, row]))
  const gone = new Set(decided.removed)
  const known = new Set(base.rows.map(({ id }) => id))
  return {
    ...base,
    version: decided.version,
    rows: [
      ...base.rows.filter(({ id }) => !gone.has(id)).map((row) => changed.get(row.id) ?? row),
      ...decided.rows.filter(({ id }) => !known.has(id)),
    ],
    unplaced: decided.unplaced,
  }
}

/**
 * Orders that wait behind one that was taken: they name its new rows as the server does, and were
 * made by somebody who saw its effect.
 */
export function followOn(
  waiting: readonly Order[],
  { before, after, shown }: { before: ReadingView; after: ReadingView; shown: ShownReading },
): Order[] {
  const known = new Set(before.rows.map(({ id }) => id))
  const here = shown.rows.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  const there = after.rows.filter(({ id }) => !known.has(id)).map(({ id }) => id)
  const names = new Map(here.map((id, at) => [id, there[at] ?? id]))
  return waiting.map((order) => ({
    ...order,
    seen: after.version,
    decisions: order.decisions.map((decision) => renamed(decision, names)),
  }))
}

function renamed(decision: Decision, names: ReadonlyMap<string, string>): Decision {
  if (decision.do === 'add') return decision
  if (decision.do === 'put') {
    const { row } = decision
    return { ...decision, row: { ...row, id: names.get(row.id) ?? row.id } }
  }
  const row = names.get(decision.row) ?? decision.row
  if (decision.do !== 'join') return { ...decision, row }
  return { ...decision, row, others: decision.others.map((other) => names.get(other) ?? other) }
}

/** Without the decisions on rows that are no longer there. */
export function keepPossible(order: Order, reading: ReadingView): Decision[] {
  const ids = new Set(reading.rows.map(({ id }) => id))
  return order.decisions.filter(
    (decision) => decision.do === 'add' || decision.do === 'put' || ids.has(decision.row),
  )
}

/** The highest number among the rows' ids. */
function lastRowOf(rows: readonly Row[]): number {
  return rows.reduce((highest, { id }) => Math.max(highest, Number(id.replace(/\D/g, '')) || 0), 0)
}
