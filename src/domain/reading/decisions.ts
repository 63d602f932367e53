import type { Row, RowFields, RowKind, Said } from './rows.ts'

/** A kind with (some of) its fields. */
export type KindFields = { [Kind in RowKind]: { kind: Kind; fields: RowFields[Kind] } }[RowKind]

/**
 * The founder's word on rows. One request carries a list of them; it is applied whole or not at
 * all. `put` is the way back of the others: it sets a row to a former value of its own.
 */
export type Decision =
  /** It is right as it stands; a guess becomes the founder's word. */
  | { do: 'confirm'; row: string }
  /** Strikes it out; it stays struck through until the next reading. */
  | { do: 'refuse'; row: string }
  /** Puts a struck-out or judged row back to what the reader proposed. */
  | { do: 'restore'; row: string }
  /** Other words, another role, priority or kind. */
  | ({ do: 'edit'; row: string } & KindFields)
  /** Two or more rows in place of one; the first keeps its id. */
  | { do: 'split'; row: string; into: KindFields[] }
  /** Others say the same: their words go to this row, and they are struck out. */
  | { do: 'join'; row: string; others: string[] }
  /** A row for words that no row had, or in words of the founder's own (`said` empty). */
  | ({ do: 'add'; said: Said[] } & KindFields)
  /** Yes or no to what is asked about its limit; null takes that back. The row itself is right. */
  | { do: 'answer'; row: string; asks: string; yes: boolean | null }
  /** "Not decided yet": it becomes an open question. */
  | { do: 'undecided'; row: string }
  | { do: 'put'; row: Row }
  /** Takes away a row that the founder added or split off: the way back of `add` and `split`. */
  | { do: 'remove'; row: string }

/** Why decisions were not taken. `changed`: a row was changed by somebody else meanwhile. */
export type DecisionFault = 'row_unknown' | 'words_not_in_answer' | 'row_invalid' | 'changed'
