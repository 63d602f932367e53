import { findWords } from '#domain/language/find-words.ts'
import type { Decision, DecisionFault, KindFields } from './decisions.ts'
import { joinRows } from './join-rows.ts'
import type { ReadableAnswer, Reading } from './reading.ts'
import { renameRole } from './rename-role.ts'
import type { Row, RowBase, Said } from './rows.ts'

export interface DecisionBasis {
  /** The answers as they are now: words of new rows must be in them. */
  answers: readonly ReadableAnswer[]
  /** The version of the reading that the founder saw. A row changed since is not decided on. */
  seen: number
}

export type DecisionResult =
  /** `undo` takes the decisions back, in this order. */
  | { ok: true; reading: Reading; undo: Decision[] }
  | { ok: false; fault: DecisionFault; row: string | null }

/** A reading at work: its rows by id, in their order, and the number of the last id. */
interface Desk {
  before: Reading
  basis: DecisionBasis
  rows: Map<string, Row>
  lastRow: number
}

type Verdict = DecisionFault | null

/**
 * Takes the founder's decisions, all of them or none. Gives the reading with its next version and
 * what takes the decisions back; a fault names the row it was found at.
 */
export function applyDecisions(
  before: Reading,
  decisions: readonly Decision[],
  basis: DecisionBasis,
): DecisionResult {
  const rows = new Map(before.rows.map((row) => [row.id, row]))
  const desk: Desk = { before, basis, rows, lastRow: before.lastRow }
  for (const decision of decisions) {
    const fault = decide(desk, decision)
    if (fault !== null) return { ok: false, fault, row: rowOf(decision) }
  }
  const version = before.version + 1
  const old = new Map(before.rows.map((row) => [row.id, row]))
  const after = [...desk.rows.values()].map((row) =>
    row === old.get(row.id) ? row : { ...row, changed: version },
  )
  const reading = { version, lastRow: desk.lastRow, rows: after }
  return { ok: true, reading, undo: wayBack(before, reading) }
}

/** What leads from the later reading to the earlier one. */
function wayBack(before: Reading, after: Reading): Decision[] {
  const old = new Map(before.rows.map((row) => [row.id, row]))
  const now = new Map(after.rows.map((row) => [row.id, row]))
  return [
    ...after.rows.flatMap(({ id }): Decision[] => (old.has(id) ? [] : [{ do: 'remove', row: id }])),
    ...before.rows.flatMap((row): Decision[] => {
      const later = now.get(row.id)
      return later?.changed === row.changed ? [] : [backTo(row, later)]
    }),
  ]
}

const JUDGEMENTS = { confirmed: 'confirm', refused: 'refuse', undecided: 'undecided' } as const

/** In a few words where nothing but the judgement differs. */
function backTo(row: Row, later: Row | undefined): Decision {
  const { state } = row
  const wasOnlyJudged =
    later !== undefined &&
    JSON.stringify({ ...later, state, changed: row.changed }) === JSON.stringify(row)
  if (wasOnlyJudged && state === 'proposed' && row.by !== 'founder') {
    return { do: 'restore', row: row.id }
  }
  const short = wasOnlyJudged && Object.entries(JUDGEMENTS).find(([judged]) => judged === state)
  return short ? { do: short[1], row: row.id } : { do: 'put', row }
}

function rowOf(decision: Decision): string | null {
  if (decision.do === 'add') return null
  return decision.do === 'put' ? decision.row.id : decision.row
}

function decide(desk: Desk, decision: Decision): Verdict {
  switch (decision.do) {
    case 'add':
      return add(desk, decision)
    case 'put':
      return put(desk, decision.row)
    case 'remove':
      return onRow(desk, decision.row, (row) => {
        if (row.by !== 'founder') return 'row_invalid'
        desk.rows.delete(row.id)
        return null
      })
    case 'edit':
      return onRow(desk, decision.row, (row) => edit(desk, row, decision))
    case 'split':
      return onRow(desk, decision.row, (row) => split(desk, row, decision.into))
    case 'join':
      return onRow(desk, decision.row, (row) => join(desk, row, decision.others))
    case 'answer':
      return onRow(desk, decision.row, (row) => answer(desk, row, decision))
    case 'confirm':
      return judge(desk, decision.row, { state: 'confirmed' })
    case 'refuse':
      return judge(desk, decision.row, { state: 'refused' })
    case 'undecided':
      return judge(desk, decision.row, { state: 'undecided' })
    case 'restore':
      return onRow(desk, decision.row, (row) => {
        const state = row.by === 'founder' ? 'edited' : 'proposed'
        desk.rows.set(row.id, { ...row, state })
        return null
      })
  }
}

function onRow(desk: Desk, id: string, decideOn: (row: Row) => Verdict): Verdict {
  const row = desk.rows.get(id)
  if (row === undefined) return 'row_unknown'
  const stored = desk.before.rows.find((each) => each.id === id)
  if (stored !== undefined && stored.changed > desk.basis.seen) return 'changed'
  return decideOn(row)
}

function judge(desk: Desk, id: string, judged: Pick<RowBase, 'state'>): Verdict {
  return onRow(desk, id, (row) => {
    desk.rows.set(id, { ...row, ...judged })
    return null
  })
}

function edit(desk: Desk, row: Row, { kind, fields }: KindFields): Verdict {
  const edited = { ...baseOf(row), state: 'edited', certainty: 'clear', flags: [], kind, ...fields }
  desk.rows.set(row.id, edited as Row)
  if (row.kind === 'role' && kind === 'role' && 'name' in fields && fields.name !== row.name) {
    for (const other of desk.rows.values()) {
      const renamed = renameRole(other, { from: row.name, to: fields.name })
      if (renamed !== other) desk.rows.set(other.id, renamed)
    }
  }
  return null
}

function split(desk: Desk, row: Row, into: readonly KindFields[]): Verdict {
  const [first, ...others] = into
  if (first === undefined || others.length === 0) return 'row_invalid'
  edit(desk, row, first)
  for (const other of others) addRow(desk, row.said, other)
  return null
}

function answer(
  desk: Desk,
  { edges = [], ...row }: Row,
  { asks, yes }: { asks: string; yes: boolean | null },
): Verdict {
  if (row.state === 'refused' || row.state === 'stale') return 'row_invalid'
  const others = edges.filter((edge) => edge.asks !== asks)
  const told = yes === null ? others : [...others, { asks, yes }]
  const state = yes !== null && row.state === 'proposed' ? 'confirmed' : row.state
  const answered = { ...row, state, ...(told.length > 0 && { edges: told }) }
  desk.rows.set(row.id, answered as Row)
  return null
}

function join(desk: Desk, row: Row, others: readonly string[]): Verdict {
  let joined = row
  for (const id of others) {
    const fault = onRow(desk, id, (other) => {
      if (other.id === row.id || other.kind !== row.kind) return 'row_invalid'
      joined = joinRows(joined, other)
      return judge(desk, id, { state: 'refused' })
    })
    if (fault !== null) return fault
  }
  if (joined === row) return 'row_invalid'
  desk.rows.set(row.id, { ...joined, state: 'edited', certainty: 'clear', flags: [] })
  return null
}

function add(desk: Desk, { said, ...given }: { said: Said[] } & KindFields): Verdict {
  const literal = literalSaid(said, desk.basis.answers)
  if (literal === null) return 'words_not_in_answer'
  addRow(desk, literal, given)
  return null
}

function addRow(desk: Desk, said: Said[], { kind, fields }: KindFields): void {
  desk.lastRow += 1
  const base: RowBase = {
    id: `r${desk.lastRow}`,
    said,
    by: 'founder',
    state: 'edited',
    certainty: 'clear',
    flags: [],
    changed: desk.before.version + 1,
    origin: null,
  }
  desk.rows.set(base.id, { ...base, kind, ...fields } as Row)
}

/** Sets a row to a former value of its own; its id was given out before. */
function put(desk: Desk, row: Row): Verdict {
  const number = /^r(\d{1,7})$/.exec(row.id)?.[1]
  if (number === undefined || Number(number) > desk.lastRow) return 'row_unknown'
  const stored = desk.before.rows.find(({ id }) => id === row.id)
  if (stored !== undefined && stored.changed > desk.basis.seen) return 'changed'
  const known = new Set((stored?.said ?? []).map(({ words }) => words))
  const fresh = row.said.filter(({ words }) => !known.has(words))
  const isStale = row.state === 'stale' || row.state === 'refused'
  if (!isStale && literalSaid(fresh, desk.basis.answers) === null) return 'words_not_in_answer'
  desk.rows.set(row.id, row)
  return null
}

/** The words as they are in the answers; null when some do not. */
function literalSaid(said: readonly Said[], answers: readonly ReadableAnswer[]): Said[] | null {
  const literal = said.map(({ question, words }) => {
    const text = answers.find((answer) => answer.question === question)?.text ?? ''
    const place = findWords(text, words)
    return place && { question, words: text.slice(place.start, place.end) }
  })
  const found = literal.filter((each) => each !== null)
  return found.length === said.length ? found : null
}

function baseOf({ id, said, by, changed, origin, state, certainty, flags }: Row): RowBase {
  return { id, said, by, changed, origin, state, certainty, flags }
}
