import type { Citation, CriterionProposal } from './proposals.ts'

/** A test with concrete data; its figures may be made up, and it is never anybody's word. */
export type ExampleProposal = CriterionProposal

/** What to build until somebody decides: a concrete rule instead of the writer's general one. */
export interface DefaultProposal {
  /** An open question, a contradiction, or a requirement of which nobody said who acts. */
  item: string
  text: string
  /** True where it is to be decided before building starts. */
  first?: boolean | undefined
  /** What it is about in a few words: of a question or a contradiction. */
  short?: string | null | undefined
  /** Why it matters: of a contradiction, or of what comes first. */
  why?: string | null | undefined
  /** Of a contradiction the lines that cannot be built as they stand while this holds. */
  drops?: string[] | undefined
  cites: Citation[]
}

/** Another answer to suggest on the edge of a limit, or the words that give the founder's. */
export interface EdgeProposal {
  /** A boundary question. */
  item: string
  answer: 'yes' | 'no' | 'said'
  cites: Citation[]
}

/** What the first page begins with: who they are, what is wrong, what the app is and for whom. */
export interface OpeningProposal {
  text: string
  cites: Citation[]
}

/** A subject that requirements and rules stand under. */
export interface AreaProposal {
  name: string
  /** Functional requirements. */
  requirements: string[]
}

/** One part of the delivery; all together they are one proposal, in their order. */
export interface SliceProposal {
  title: string
  goal: string
  /** What somebody does with it when it is done, and what is seen then. */
  done?: string | null | undefined
  /** The date by which it stands: "before the second of January", or as yyyy-mm-dd one that is counted anew. */
  by?: string | null | undefined
  /** In working days of one developer. */
  days?: number | null | undefined
  /** Functional requirements. */
  requirements: string[]
}

/** Another reading of a line: `roles` is empty where only its words are wrong, `text` where only who does it. */
export interface Correction {
  id: string
  roles: string[]
  text: string
}

/** Lines of the draft that cannot all hold, and what of the supposed ones gives way. */
export interface ConflictProposal {
  /** Two or more lines; or one, with the words of an answer that it is against. */
  ids: string[]
  /** Those of them that are taken back. */
  takeBack: string[]
  /** Of the questions among them: another default. */
  instead: { id: string; text: string }[]
  /** Of what was read, not supposed: who does it by the quoted words, or what the line says by them. */
  corrected?: Correction[] | undefined
  cites: Citation[]
  /** What the lines said when it was proposed: of other words it says nothing. A model gives none. */
  of?: string[] | undefined
}
