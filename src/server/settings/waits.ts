import type { TrackerKind } from '#domain/tracking/tracked-item.ts'

/** What a person waits for on purpose, in milliseconds. Tests bring shorter ones. */
export interface Waits {
  /** The time that every response takes which could tell whether an account exists. */
  evenResponseMs: number
  /** How long a payment provider is waited for: below the ten seconds of a person, with room for our own statements. */
  paymentMs: number
  /** Between two writes to a tracker; GitHub asks for a second. */
  trackerPauseMs: Readonly<Record<TrackerKind, number>>
  /** Before it is looked whether a write that was cut off was done all the same: lists lag behind. */
  trackerSettleMs: number
}

export const WAITS: Waits = {
  evenResponseMs: 400,
  paymentMs: 9_000,
  trackerPauseMs: { github: 1_000, linear: 200, jira: 200 },
  trackerSettleMs: 10_000,
}
