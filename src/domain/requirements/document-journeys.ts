import type { Traced } from './document-items.ts'

export interface Journey extends Traced {
  title: string
  /** The name the user gave to the person in the story. */
  persona: string | null
  role: string | null
  steps: JourneyStep[]
  /** Names, days, sizes and counts of this one story, which are never a requirement. */
  examples?: string[] | undefined
}

export interface JourneyStep {
  number: number
  text: string
  /** The functional requirements that make it happen. */
  requirements: string[]
  /** Those that no part of the step is, but that have to have been before it. */
  needs?: string[] | undefined
  /** True where somebody does it without the app. */
  outside?: boolean | undefined
}
