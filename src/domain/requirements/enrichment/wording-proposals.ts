import type { RightCell } from '#domain/requirements/document-registers.ts'

/** How one line of the finished document reads, and the items that it tells. */
export interface WordingProposal {
  /** Items of one kind; the line stands where the first is. */
  items: string[]
  /** Null where the first one's own words tell what all of them say. */
  text: string | null
  /** What the items said when it was proposed: of other words it says nothing. A model gives none. */
  of?: string[] | undefined
}

/** Requirements of one area that belong together. */
export interface CapabilityProposal {
  title: string
  items: string[]
}

/** A line below a capability. */
export interface LineProposal {
  /** The requirement that it stands with. */
  at: string
  /** Requirements, criteria and questions that it tells, and rules and others that it rests on. */
  items: string[]
  text: string
  /** What the items said when it was proposed. A model gives none. */
  of?: string[] | undefined
}

/** Rules of one subject with what is so at their edge. */
export interface RuleRowProposal {
  items: string[]
  text: string
  edge: string | null
  /** What the items said when it was proposed. A model gives none. */
  of?: string[] | undefined
}

/** A deed of section 4 with who may do it. */
export interface RightRowProposal {
  items: string[]
  text: string
  /** A role by its id or name, and "yes", "own" or a limit; nobody else may. */
  cells: RightCell[]
  /** What the items said when it was proposed. A model gives none. */
  of?: string[] | undefined
}

/** "Whoever drives": a role that several others are in turn. */
export interface TurnProposal {
  role: string
  of: string[]
  cites: { question: string; quote: string }[]
}
