/** What a person waits for on purpose, in milliseconds. Tests bring shorter ones. */
export interface Waits {
  /** The time that every response takes which could tell whether an account exists. */
  evenResponseMs: number
  /** How long a payment provider is waited for: below the ten seconds of a person, with room for our own statements. */
  paymentMs: number
}

export const WAITS: Waits = { evenResponseMs: 400, paymentMs: 9_000 }
