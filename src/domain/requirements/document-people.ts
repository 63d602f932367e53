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

interface SideStep {
  text: string
  /** Empty where it happens outside the app. */
  items: string[]
}
