import { Piscina } from 'piscina'
import { listKnownWords, listSpellings, type PasswordOwner } from '#domain/password.ts'
import { AppError } from '#server/app-error.ts'
import type { Judged } from './password-guesses-thread.ts'

/** The time to judge grows with the square of the length; what is strong so far is strong. */
const JUDGED_LENGTH = 40
const IDLE_MS = 60_000
const PATIENCE_MS = 10_000
const MOST_WAITING = 100

let pool: Piscina<Judged, number> | null = null

/**
 * How many guesses find a password, by somebody who knows whose it is. On a thread of its own, so
 * that nobody else waits; its word lists are loaded at the first use and let go after a while.
 * Throws `unavailable` when too many wait.
 */
export async function countGuesses(password: string, owner: PasswordOwner): Promise<number> {
  pool ??= new Piscina({
    filename: new URL('./password-guesses-thread.ts', import.meta.url).href,
    name: 'countGuesses',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: IDLE_MS,
  })
  const readings = listSpellings(password).map(({ text, leftOut }) => ({
    text: [...text].slice(0, JUDGED_LENGTH).join(''),
    leftOut,
  }))
  try {
    return await pool.run(
      { readings, known: listKnownWords(owner) },
      { signal: AbortSignal.timeout(PATIENCE_MS) },
    )
  } catch (cause) {
    throw new AppError('unavailable', { cause })
  }
}
