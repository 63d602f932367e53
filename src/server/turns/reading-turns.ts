import type { Waiter } from './fair-line.ts'
import { FairLine } from './fair-line.ts'
import { refuseTurn } from './refuse-turn.ts'

/** The embedded database answers nobody else while it reads a long document. */
const line = new FairLine({
  places: 3,
  placesOfOneUser: 1,
  waiting: 100,
  waitingOfOneUser: 6,
  refuse: refuseTurn,
})

/**
 * Reads a document when it is the user's turn. Throws `too_many_requests` when the same user reads
 * too many at once, `unavailable` when very many do.
 */
export async function readInTurn<T>(waiter: Waiter, read: () => Promise<T>): Promise<T> {
  const leave = await line.enter(waiter)
  try {
    return await read()
  } finally {
    leave()
  }
}
