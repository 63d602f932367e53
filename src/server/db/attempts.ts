import { type Column, type SQL, sql } from 'drizzle-orm'

/*
 * Mails and events that did not go through are kept with the number of attempts and the moment of the
 * next one.
 */

/** Longer than any attempt lasts, so that one is over before another may begin. */
const ATTEMPT_MS = 30_000
const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 6 * 60 * 60_000

/** After the n-th attempt the next one waits 1, 2, 4 … minutes, at most six hours. */
export function computeWaitMs(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS)
}

/**
 * When the next attempt is due, for the statement that counts one more to those there were. By
 * numbers alone: where tables lie on several machines, a change may not add an interval to a moment.
 */
export function computeNextAttempt(attempts: Column, now: Date): SQL<Date> {
  return sql`to_timestamp((${now.getTime()}::float8 + least(
    ${FIRST_WAIT_MS} * power(2, least(${attempts}, 20)), ${LONGEST_WAIT_MS}
  )) / 1000)`
}

/** What was begun by then is over. */
export function computeOverBegin(now: Date): Date {
  return new Date(now.getTime() - ATTEMPT_MS)
}
