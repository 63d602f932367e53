/** A phrase of what one role sees, may or may not, and what it tells. */
export interface RoleLine {
  role: string
  part: RolePart
  text: string
  /** Rights, requirements and what is asked of them. */
  items: string[]
  of: string[]
}

export type RolePart = 'sees' | 'may' | 'not'

/** A short journey beside the main story, told of what the document has. */
export interface SideJourney {
  title: string
  steps: SideStep[]
  /** The answers it is told from. */
  sources: string[]
  /** Everything its steps name, and what each of it said then. */
  items: string[]
  of: string[]
}

/** When something happens of itself or is due, and what is so then. */
export interface Moment {
  when: string
  text: string
  items: string[]
  of: string[]
}

export interface SideStep {
  text: string
  /** Empty where it happens outside the app. */
  items: string[]
}
