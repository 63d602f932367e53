const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** How long is waited after the first failed try, the second, and so on: about a day in all. */
export const RETRY_WAITS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  10 * HOUR_MS,
] as const

/** A receiver that asks for more is asked again all the same. */
const LONGEST_WAIT_MS = Math.max(...RETRY_WAITS_MS)

/** An address that has failed for so long, with every try, is turned off. */
export const FAILING_DAYS = 5

/** For so long after a change both secrets sign, so that a receiver can change over. */
export const ROTATION_HOURS = 24

interface Failed {
  /** How often it was tried, this try among them. */
  tries: number
  /** What the receiver asks to be waited, in milliseconds: it may take longer by it, never shorter. */
  askedMs: number
}

/** When a message that failed is tried again; null when it was the last try. */
export function planRetry({ tries, askedMs }: Failed, now: Date): Date | null {
  const waitMs = RETRY_WAITS_MS[tries - 1]
  if (waitMs === undefined) return null
  return new Date(now.getTime() + Math.max(waitMs, Math.min(askedMs, LONGEST_WAIT_MS)))
}

/** Whether an address has failed for too long. `failingSince` is null when its last try succeeded. */
export function isGivenUp(failingSince: Date | null, now: Date): boolean {
  const limitMs = FAILING_DAYS * 24 * HOUR_MS
  return failingSince !== null && now.getTime() - failingSince.getTime() >= limitMs
}

/** Whether a receiver took the message. A redirect is none: it is not followed. */
export function isTaken(status: number | null): boolean {
  return status !== null && status >= 200 && status < 300
}

/** The receiver says that nobody is there any more. */
export const GONE = 410
