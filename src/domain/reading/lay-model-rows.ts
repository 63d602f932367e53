import type { ProposedRow } from './reading.ts'
import type { Row, Said } from './rows.ts'

/** The model's rows of the answers that it has read, and the rules' rows of the others. */
export function layModelRows(
  rules: readonly ProposedRow[],
  model: readonly ProposedRow[],
  read: ReadonlySet<string>,
): ProposedRow[] {
  return [...rules.filter(({ said }) => !isFrom(said, read)), ...model]
}

/** Whether a row was told in one of these answers first. */
export function isFrom(said: readonly Said[], questions: ReadonlySet<string>): boolean {
  return questions.has(said[0]?.question ?? '')
}

/** A row as it was proposed. */
export function toProposed(row: Row): ProposedRow {
  const { id: _id, by: _by, state: _state, changed: _changed, origin: _origin, ...proposed } = row
  return proposed as ProposedRow
}
