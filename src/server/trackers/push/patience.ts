import { setTimeout as sleep } from 'node:timers/promises'
import { TrackerFault } from '#server/providers/trackers/tracker.ts'

/** A push that would have to wait longer ends, and says until when. */
const LONGEST_WAIT_MS = 15 * 60_000
const MOST_WAITS = 30
const MOST_TRIES = 4

interface Patience {
  signal: AbortSignal
  /** The first pause after an answer that did not come; each later one is twice as long. */
  settleMs: number
  /** Told how long it will be before each wait that the tracker asked for, and null after it. */
  onWait: (ms: number | null) => void
}

/**
 * Does something at a tracker, as often as it takes. Where the tracker says that it is too much, it
 * waits as long as it was told; where no answer came, `work` hears so and must look first.
 */
export async function tryPatiently<Result>(
  work: (isUnsure: boolean) => Promise<Result>,
  { signal, settleMs, onWait }: Patience,
): Promise<Result> {
  let waits = 0
  let tries = 1
  while (true) {
    try {
      return await work(tries > 1)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof TrackerFault)) throw error
      const { kind, retryAfterMs } = error
      if (kind === 'limited' && waits < MOST_WAITS && retryAfterMs <= LONGEST_WAIT_MS) {
        waits += 1
        onWait(retryAfterMs)
        await sleep(retryAfterMs, undefined, { signal })
        onWait(null)
      } else if (kind === 'unsure' && tries < MOST_TRIES && retryAfterMs <= LONGEST_WAIT_MS) {
        await sleep(Math.max(retryAfterMs, settleMs * 2 ** (tries - 1)), undefined, { signal })
        tries += 1
      } else {
        throw error
      }
    }
  }
}
