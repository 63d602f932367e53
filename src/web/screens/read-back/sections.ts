import { reviewOf } from '#domain/reading/review/row-review.ts'
import type { Row, RowKind } from '#domain/reading/rows.ts'
import type { readBackText as words } from '#web/text/reading/read-back.ts'

export type SectionName = keyof typeof words.sections

/** What is read back together, in the order of the page. */
const KINDS: Readonly<Record<Exclude<SectionName, 'couldNotTell'>, readonly RowKind[]>> = {
  people: ['role', 'permission'],
  features: ['feature'],
  rules: ['rule', 'stages'],
  cases: ['case'],
  things: ['thing'],
  outside: ['message', 'connection', 'money'],
  screens: ['screen', 'look'],
  quality: ['quality'],
  story: ['step'],
  success: ['measure', 'limit', 'doubt'],
  out: ['out'],
  background: ['background', 'aside'],
}

export interface Section {
  name: Exclude<SectionName, 'couldNotTell'>
  rows: Row[]
}

/**
 * The sections that have something to read back. A contradiction is only asked about, what a
 * model supposes only offered.
 */
export function groupSections(rows: readonly Row[]): Section[] {
  const told = rows.filter((row) => reviewOf(row) !== 'offered')
  return (Object.keys(KINDS) as Section['name'][])
    .map((name) => ({ name, rows: told.filter(({ kind }) => KINDS[name].includes(kind)) }))
    .filter((section) => section.rows.length > 0)
}

/** Nothing in it waits for the founder's word. */
export function isSettled({ rows }: Section): boolean {
  return rows.every(
    (row) => row.kind === 'aside' || reviewOf(row) === 'settled' || reviewOf(row) === 'refused',
  )
}
