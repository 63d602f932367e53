import { findWords } from '#domain/language/find-words.ts'
import type { ProposedRow, ReadableAnswer, Reading } from './reading.ts'
import { rowText } from './row-text.ts'
import type { ReadBy, Row, Said } from './rows.ts'
import { isSameQuote } from './same-words.ts'
import { sortedJson } from './sorted-json.ts'

type Reader = Exclude<ReadBy, 'founder'>

export interface Renewal {
  proposed: readonly ProposedRow[]
  /** Who proposed all of them, or each. */
  by: Reader | ((proposal: ProposedRow) => Reader)
  answers: readonly ReadableAnswer[]
}

/** The reading of a project that was never read. */
export const EMPTY_READING: Reading = { version: 0, lastRow: 0, rows: [] }

/** How much of their words two texts must share to be the same thing said again. */
const ALIKE = 0.5

/**
 * Lays a fresh reading over the one before. What the founder judged stays, and stands for what is
 * proposed of the same words again; where its words have gone from the answers it becomes `stale`,
 * and what was struck out goes with its words. The rest is the fresh reading, under the ids that
 * its rows had. Gives the same value when nothing has changed.
 */
export function renewReading(before: Reading, { proposed, by, answers }: Renewal): Reading {
  const version = before.version + 1
  const judged = before.rows
    .filter(({ state }) => state !== 'proposed')
    .flatMap((row) => keepJudged(row, answers))
  const free = new Map(before.rows.map((row) => [row.id, row]))
  const readerOf = typeof by === 'function' ? by : () => by
  let { lastRow } = before
  const rows: Row[] = []
  for (const proposal of proposed) {
    const known = knownRow(proposal, free)
    if (known) free.delete(known.id)
    if (known && known.state !== 'proposed') continue
    if (!known) lastRow += 1
    const named = rowOf(proposal, { id: known?.id ?? `r${lastRow}`, by: readerOf(proposal) })
    const fresh = known?.edges ? { ...named, edges: known.edges } : named
    rows.push(known && isSame(known, fresh) ? known : { ...fresh, changed: version })
  }
  const kept = judged.map((row) => {
    const stored = before.rows.find(({ id }) => id === row.id)
    return stored === row ? row : { ...row, changed: version }
  })
  const after = inOrder(before.rows, [...rows, ...kept])
  const isUnchanged =
    after.length === before.rows.length && after.every((row, at) => row === before.rows[at])
  return isUnchanged && before.version > 0 ? before : { version, lastRow, rows: after }
}

function rowOf(proposal: ProposedRow, { id, by }: { id: string; by: Reader }): Row {
  return { ...proposal, id, by, state: 'proposed', changed: 0, origin: describeOrigin(proposal) }
}

/** Gives the name of what was proposed: its kind, what it says, and where from. */
export function describeOrigin(proposal: ProposedRow): string {
  const questions = proposal.said.map(({ question }) => question).join(' ')
  return `${proposal.kind} ${questions}: ${rowText(proposal)}`.slice(0, 300)
}

/** The row that says the same already: first what was proposed just so, then what is alike. */
function knownRow(proposal: ProposedRow, free: ReadonlyMap<string, Row>): Row | null {
  const origin = describeOrigin(proposal)
  let best: { row: Row; worth: number } | null = null
  for (const row of free.values()) {
    if (row.origin === origin) return row
    if (row.kind !== proposal.kind && row.origin?.split(' ', 1)[0] !== proposal.kind) continue
    if (!sharesWords(row.said, proposal.said)) continue
    const worth = likeness(row.origin ?? rowText(row), origin)
    if (worth >= ALIKE && worth > (best?.worth ?? 0)) best = { row, worth }
  }
  return best?.row ?? null
}

function sharesWords(said: readonly Said[], other: readonly Said[]): boolean {
  return said.some((one) => other.some((each) => isSameQuote(each, one)))
}

/** The share of the words that two texts have in common, 0 to 1. */
function likeness(one: string, other: string): number {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, Math.min(a.size, b.size))
}

/** Words of Latin and the like; pairs of signs where words are not set apart. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(
    words.flatMap((word) =>
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
        ? [...word].map((sign, at, all) => sign + (all[at + 1] ?? ''))
        : [word],
    ),
  )
}

/** A judged row over changed answers: as it was, `stale`, or gone when it was struck out. */
function keepJudged(row: Row, answers: readonly ReadableAnswer[]): Row[] {
  const stands = row.said.every(({ question, words }) => {
    const text = answers.find((answer) => answer.question === question)?.text ?? ''
    return findWords(text, words) !== null
  })
  if (stands) return [row.state === 'stale' ? { ...row, state: 'edited' } : row]
  if (row.state === 'refused') return []
  return [row.state === 'stale' ? row : { ...row, state: 'stale' }]
}

function isSame(row: Row, fresh: Row): boolean {
  return (
    row.by === fresh.by &&
    sortedJson({ ...row, changed: 0 }) === sortedJson({ ...fresh, changed: 0 })
  )
}

/** Rows that were there keep their order; new ones follow. No row jumps on the screen. */
function inOrder(before: readonly Row[], rows: readonly Row[]): Row[] {
  const place = new Map(before.map(({ id }, at) => [id, at]))
  return rows
    .map((row, at) => ({ row, at: place.get(row.id) ?? before.length + at }))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row)
}
