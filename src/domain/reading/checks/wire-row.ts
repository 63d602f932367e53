import type { RowFields, RowKind } from '#domain/reading/rows.ts'

/** A quote as a model gives it: the question's number, and the words it says that it copied. */
export interface WireSaid {
  question: number
  words: string
}

/**
 * A row as a model writes it: flat, so that its form is short to send. What was not said is left
 * out. The form is checked where the model's answer is read; nothing of it is believed before
 * `checkRow`.
 */
export interface WireRow {
  kind: RowKind
  said: WireSaid[]
  name?: string
  also?: string[]
  access?: boolean
  role?: string
  may?: RowFields['permission']['may']
  what?: string
  /** A feature's name within one answer of the model: `f1`. */
  id?: string
  actor?: string
  does?: string
  priority?: Exclude<RowFields['feature']['priority'], 'unsaid'>
  outcome?: string
  things?: string[]
  when?: string
  then?: string
  /** Features by their id, or things. */
  on?: string[]
  during?: string
  thing?: string
  stages?: string[]
  moves?: { from: string; to: string }[]
  who?: string
  feature?: string
  example?: string[]
  fields?: { name: string; private?: boolean; values?: string[] }[]
  keep?: string
  to?: string
  channel?: string
  direction?: 'in' | 'out' | 'both'
  shows?: string
  about?: string
  figure?: string
  from?: string
  by?: string
  guard?: boolean
  because?: string
}
