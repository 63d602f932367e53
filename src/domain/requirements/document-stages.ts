import type { Statement } from './document-items.ts'

/** A way from one stage to another. */
export interface StageWay {
  from: string
  to: string
  /** Nobody told this way; what else was told needs it. */
  assumed?: boolean | undefined
  /** For whom or in which case alone it goes this way: "for clubs". */
  condition?: string | undefined
  /** Who does what then, or what happens, where a model wrote it. */
  when?: string | undefined
  /** The requirements, rules and messages by which it happens; left out where nobody said. */
  items?: string[] | undefined
  /** The app goes it by itself when a time runs out. */
  byTime?: boolean | undefined
  /** The roles that take it along by hand, as the default says of a question that it waits for. */
  by?: string[] | undefined
  /** The questions whose answers tell of it, where a model composed the table. */
  sources?: string[] | undefined
  /** The open questions and contradictions that it waits for. */
  blocks?: string[] | undefined
}

/** What a model says of one stage of a table that it composed. */
export interface StageNote {
  stage: string
  /** Empty where nothing is known of it but its name. */
  meaning: string
  /** The words of the meaning are not all in the answers that it cites. */
  assumed?: boolean | undefined
  /** Nobody told this stage by name. */
  added?: boolean | undefined
  /** Whether what can be taken once (a slot, a room) is taken by then; left out where nothing is. */
  takes?: boolean | undefined
  /** Nobody knows yet how a thing comes to it, or goes on from there. */
  open?: boolean | undefined
}

/** The stages something passes through. */
export interface StatusTable extends Statement {
  thing: string
  states: string[]
  transitions: StageWay[]
  /** One for each stage, where a model composed the table as a whole. */
  notes?: StageNote[] | undefined
}
