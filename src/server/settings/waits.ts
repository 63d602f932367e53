/** What a person waits for on purpose, in milliseconds. Tests bring shorter ones. */
export interface Waits {
  /** The time that every answer takes which could tell whether an account exists. */
  evenAnswerMs: number
  /** How long a payment provider is waited for: below the ten seconds of a person, with room for our own statements. */
  paymentMs: number
}

export const WAITS: Waits = { evenAnswerMs: 400, paymentMs: 9_000 }
