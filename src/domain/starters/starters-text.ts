import type { QuestionId } from '#domain/questionnaire/questionnaire-text.ts'

/** Six kinds of app, by what people mostly do with them. */
export const STARTER_KINDS = [
  'booking',
  'marketplace',
  'membership',
  'orders',
  'internal',
  'community',
] as const

export type StarterKind = (typeof STARTER_KINDS)[number]

/**
 * What is often settled in apps of a kind, asked of the founder, and how an answer may begin: a
 * sentence with a blank. It never says what the answer is.
 */
export type StarterText = readonly [ask: string, begin: string]

/** The starters of each question that has some, each under a name that never changes its meaning. */
export type StarterTexts = Partial<Record<QuestionId, Readonly<Record<string, StarterText>>>>

export interface StarterKindText {
  /** "Booking" */
  name: string
  /** Two or three trades that know themselves in it. */
  trades: string
  /** "Often in booking apps" */
  often: string
  starters: StarterTexts
}
