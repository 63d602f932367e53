import type { RolePart, SideStep } from '#domain/requirements/document-people.ts'
import type { Citation } from './proposals.ts'

/** A phrase of what one role sees, may or may not. */
export interface RoleLineProposal {
  /** By its id or name. */
  role: string
  part: RolePart
  items: string[]
  text: string
  /** What the items said when it was proposed. A model gives none. */
  of?: string[] | undefined
}

/** A time of the day, week or season, and what happens then. */
export interface MomentProposal {
  when: string
  text: string
  items: string[]
  /** What the items said when it was proposed. A model gives none. */
  of?: string[] | undefined
}

/** A short journey of somebody, or of a case that is not the rule. */
export interface SideJourneyProposal {
  title: string
  steps: SideStep[]
  cites: Citation[]
  /** Everything its steps name, and what it said when it was proposed. A model gives none. */
  items?: string[] | undefined
  of?: string[] | undefined
}
