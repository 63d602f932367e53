import type {
  BACKGROUNDS,
  DIRECTIONS,
  DOUBTS,
  LIMITS,
  LOOKS,
  MAY,
  QUALITIES,
  ROW_PRIORITIES,
} from './row-values.ts'

/** A literal piece of an answer. */
export interface Said {
  /** The question's id, `q1` to `q15`. */
  question: string
  words: string
}

/** Who wrote a row. */
export type ReadBy = 'rules' | 'model' | 'founder'

/**
 * `proposed`: the reader's, nobody judged it. `confirmed`, `edited`, `refused`: the founder's word;
 * `undecided`: the founder said that it is not decided yet, so it is an open question.
 * `stale`: judged, but the words it came from have changed since.
 */
export const ROW_STATES = [
  'proposed',
  'confirmed',
  'edited',
  'refused',
  'undecided',
  'stale',
] as const

export type RowState = (typeof ROW_STATES)[number]

/** `guess`: read, but not whole; asked of the founder and never written as stated. */
export type Certainty = 'clear' | 'guess'

/** What a check in code found doubtful in a row; it is shown as a question, never a refusal. */
export const FLAGS = [
  /** A number that its quotes do not hold. */
  'number',
  /** A name that its quotes do not hold. */
  'name',
  /** It says yes where its quotes say no, or the other way round. */
  'polarity',
  /** A rank that its quotes do not give. */
  'priority',
  /** Words beyond its quotes. */
  'beyond',
  /** Nobody says who does it. */
  'actor',
  /** Nobody says who receives it. */
  'receiver',
  /** It begins with no verb. */
  'verb',
  /** The second reader did not find it in its quotes. */
  'doubted',
  /** Nobody said it: a model supposes or asks it of what its quotes say. */
  'offered',
] as const

export type Flag = (typeof FLAGS)[number]

export interface RowBase {
  /** Unique in the project, never used again for another row. */
  id: string
  /** At least one; none only for a row that the founder added in words of their own. */
  said: Said[]
  by: ReadBy
  state: RowState
  certainty: Certainty
  flags: Flag[]
  /** The version of the reading in which it last changed. */
  changed: number
  /** Names what a reader proposed, so that a later reading knows it again; null for the founder's. */
  origin: string | null
  /** The founder's answers to the questions about the row's limits; left out when there are none. */
  edges?: EdgeAnswer[] | undefined
}

/** A yes or no on the very edge of a limit; `asks` names the question within the row. */
export interface EdgeAnswer {
  asks: string
  yes: boolean
}

export type RowPriority = (typeof ROW_PRIORITIES)[number]

/** The actor of what the app does by itself. Roles are named by the name of their row. */
export const APP = 'app'

/** What a row of each kind says. Texts are the founder's words, shortened; lists may be empty. */
export interface RowFields {
  /** Somebody: who uses the app, or (`access` false) who is named but does not. */
  role: { name: string; also: string[]; access: boolean }
  /** `only`: nobody else may. `what` is a verb phrase in base form. */
  permission: { role: string; may: (typeof MAY)[number]; what: string }
  /** `actor`: a role's name, `app`, or null when unsaid. `does`: a verb phrase in base form. */
  feature: {
    actor: string | null
    does: string
    priority: RowPriority
    outcome: string | null
    things: string[]
  }
  /** `when` is null for what always holds. `about`: things, or rows' ids. */
  rule: { when: string | null; then: string; about: string[] }
  /** What goes wrong. `during`: a feature's row id or its words. */
  case: { during: string | null; when: string; then: string | null }
  stages: { thing: string; stages: string[]; moves: { from: string; to: string }[] }
  /** One step of the told story. `example`: names, days, sizes and counts of this one story. */
  step: {
    who: string | null
    role: string | null
    does: string
    feature: string | null
    example: string[]
  }
  thing: { name: string; fields: ThingField[]; keep: string | null }
  message: { to: string | null; when: string | null; channel: string | null }
  connection: { what: string; direction: (typeof DIRECTIONS)[number] | null }
  money: { what: string }
  screen: { name: string; shows: string | null; role: string | null }
  look: { about: (typeof LOOKS)[number]; what: string }
  /** `figure`: the number with its comparator and unit, in the founder's words. */
  quality: {
    about: (typeof QUALITIES)[number]
    what: string
    figure: string | null
  }
  /** `guard`: it must not get worse. */
  measure: {
    what: string
    from: string | null
    to: string | null
    due: string | null
    guard: boolean
  }
  limit: { about: (typeof LIMITS)[number]; what: string }
  out: { what: string; because: string | null }
  /** `why` it matters and what to build `until` it is answered: a model's words, for what it asks. */
  doubt: {
    about: (typeof DOUBTS)[number]
    what: string
    why?: string | undefined
    until?: string | undefined
  }
  /** The two quotes are the first two of `said`. */
  contradiction: { what: string }
  background: { about: (typeof BACKGROUNDS)[number]; what: string }
  /** Words with nothing to build. */
  aside: { what: string | null }
}

export interface ThingField {
  name: string
  /** Not for everybody's eyes. */
  private: boolean
  /** The only values it may take; empty when none were named. */
  values: string[]
}

/** The list below is the source: a kind that has no fields does not compile. */
export type RowKind = (typeof ROW_KINDS)[number]

/** A row of one kind: what every row carries, its kind, and the kind's own fields. */
export type RowOf<Kind extends RowKind> = RowBase & { kind: Kind } & RowFields[Kind]

/** One thing that was understood of the answers. */
export type Row = { [Kind in RowKind]: RowOf<Kind> }[RowKind]

/** Every kind once, in the order in which the card shows them. */
export const ROW_KINDS = [
  'role',
  'permission',
  'feature',
  'rule',
  'case',
  'stages',
  'step',
  'thing',
  'message',
  'connection',
  'money',
  'screen',
  'look',
  'quality',
  'measure',
  'limit',
  'out',
  'doubt',
  'contradiction',
  'background',
  'aside',
] as const satisfies readonly (keyof RowFields)[]
