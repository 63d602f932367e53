import type { Statement } from './document-items.ts'

/** A way from one stage to another. */
export interface StageWay {
  from: string
  to: string
  /** Nobody told this way; what else was told needs it. */
  assumed?: boolean | undefined
  /** Who does what then, or what happens, where a model wrote it. */
  when?: string | undefined
  /** The requirements, rules and messages by which it happens; left out where nobody said. */
  items?: string[] | undefined
}

/** What a model says of one stage of a table that it wrote. */
export interface StageNote {
  stage: string
  meaning: string
}

/** The stages something passes through. */
export interface StatusTable extends Statement {
  thing: string
  states: string[]
  transitions: StageWay[]
  /** One for each stage, where a model wrote the document. */
  notes?: StageNote[] | undefined
}
