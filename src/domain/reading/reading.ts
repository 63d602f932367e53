import type { Row, RowBase, RowFields, RowKind, Said } from './rows.ts'

/** What was understood of one project's answers, with the founder's word on it. */
export interface Reading {
  /** Grows by one with each change that is stored; 0 before the first. */
  version: number
  /** The highest number given out for a row's id, so that none is used twice. */
  lastRow: number
  rows: Row[]
}

/** An answer as it is read. */
export interface ReadableAnswer {
  /** `q1` to `q15`. */
  question: string
  text: string
}

/**
 * A row as a reader proposes it: without id and state, which the reading gives. References to
 * other rows (`during`, `about`, `feature`) are words until `joinRows` finds their rows.
 */
export type ProposedRow = {
  [Kind in RowKind]: Pick<RowBase, 'said' | 'certainty' | 'flags'> & {
    kind: Kind
  } & RowFields[Kind]
}[RowKind]

/** What a reading of answers leaves: its rows, and the stretches that no row has taken. */
export interface ReadAnswers {
  rows: ProposedRow[]
  /** Stretches of three or more words in no row: shown as "not understood yet". */
  unplaced: Said[]
}
