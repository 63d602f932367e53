import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { FairLine, type Waiter } from '#server/turns/fair-line.ts'
import { refuseTurn } from '#server/turns/refuse-turn.ts'
import type { Order } from './thread.ts'
import type { Works } from './works.ts'

/** Two at once leave the machine room for everybody else's saves; one user has one of them. */
const AT_ONCE = 2
/**
 * No work takes so long; a thread that does is ended. What is being written may have taken a model half an hour
 * by then: a machine that others keep busy must not lose it.
 */
const TIME_LIMIT_MS = { file: 60_000, reading: 60_000, writing: 300_000 }
/** The largest document as a PDF takes about five hundred of them, beside what the thread holds already. */
const MEMORY_MB = 768
/** Starting a thread takes longer than most documents; one without work ends after this while. */
const IDLE_MS = 30_000

/** How many of one user may wait, by what they are for. A generation takes several in turn. */
const MOST_WAITING = { file: 2, reading: 2, writing: 8 }

/** What each work is for. */
const KINDS: Record<keyof Works, keyof typeof MOST_WAITING> = {
  readAnswers: 'writing',
  findFillers: 'reading',
  writeDocument: 'writing',
  previewDocument: 'reading',
  growDraft: 'writing',
  mendDraft: 'writing',
  checkDraft: 'writing',
  layDraft: 'writing',
  correctDocument: 'writing',
  renderDocument: 'writing',
  restoreDocument: 'writing',
  tellChanges: 'reading',
  layOver: 'reading',
  fingerprintDocument: 'reading',
  readToldFile: 'file',
  countTestReport: 'file',
  sortTold: 'reading',
  makeFile: 'file',
  makeArchive: 'file',
  makeChanges: 'file',
  makeAccountArchive: 'file',
}

const line = new FairLine({
  places: AT_ONCE,
  placesOfOneUser: 1,
  waiting: 60,
  waitingOfOneUser: MOST_WAITING.file,
  refuse: refuseTurn,
})

/** How a use-case has heavy work done: it comes with `Deps`, since the worker is above the rooms. */
export type HeavyWork = typeof doHeavyWork

let pool: Piscina<Order> | null = null

/**
 * Does one of the `WORKS` on a thread of its own, at most two at once in this process and one for
 * each user; others wait in fair turn. Throws `too_many_requests` when the same user has asked for
 * too many, `unavailable` when the line is long, the signal's reason when the client goes away, and
 * whatever the work threw.
 */
export async function doHeavyWork<Work extends keyof Works>(
  work: Work,
  input: Parameters<Works[Work]>[0],
  { userId, signal }: Waiter,
): Promise<Awaited<ReturnType<Works[Work]>>> {
  const kind = KINDS[work]
  const leave = await line.enter({ userId, signal, kind, mostWaiting: MOST_WAITING[kind] })
  const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS[kind])])
  try {
    pool ??= startPool()
    return await pool.run({ work, input }, { signal: limit })
  } catch (error) {
    limit.throwIfAborted()
    throw error
  } finally {
    leave()
  }
}

/** The pool never queues: whoever has a place in the line has a thread. */
function startPool(): Piscina<Order> {
  const threads = new Piscina<Order>({
    filename: fileURLToPath(new URL('./thread.ts', import.meta.url)),
    name: 'carryOut',
    minThreads: 0,
    maxThreads: AT_ONCE,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // A thread that waits for work stays able to end.
    atomics: 'disabled',
  })
  // A thread that ends between two works has nobody to tell; the next work starts another.
  threads.on('error', () => undefined)
  return threads
}
