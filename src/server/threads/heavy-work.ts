import { AppError } from '#server/app-error.ts'
import { carryOut } from './thread-pool.ts'
import type { Works } from './works.ts'

/** Two at once leave the machine room for everybody else's saves (Reliability: R11). */
const AT_ONCE = 2
/** Whoever comes when so many wait already is asked to try again shortly. */
const MOST_WAITING = 20
/** No work takes so long; a thread that does is ended. */
const TIME_LIMIT_MS = 60_000

let running = 0
const waiting: (() => void)[] = []

/**
 * Does one of the `WORKS` on a thread of its own, at most two at once in this process; others wait
 * in line. Throws `unavailable` when the line is long, the signal's reason when the client goes
 * away, and whatever the work threw.
 */
export async function heavyWork<Work extends keyof Works>(
  work: Work,
  input: Parameters<Works[Work]>[0],
  signal: AbortSignal,
): Promise<Awaited<ReturnType<Works[Work]>>> {
  await turn(signal)
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT_MS)])
    return (await carryOut({ work, input }, limit)) as Awaited<ReturnType<Works[Work]>>
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Takes a place, or waits until somebody's is handed on. */
async function turn(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  if (running < AT_ONCE) {
    running += 1
    return
  }
  if (waiting.length >= MOST_WAITING) throw new AppError('unavailable')
  await new Promise<void>((resolve, reject) => {
    const start = () => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    const leave = () => {
      waiting.splice(waiting.indexOf(start), 1)
      reject(signal.reason)
    }
    waiting.push(start)
    signal.addEventListener('abort', leave, { once: true })
  })
}
