import type { Logger } from 'pino'

export interface Background {
  /** Starts work that no response waits for; a failure is logged. */
  run(work: () => Promise<void>): void
  /** Resolves when all work started so far is done. */
  settled(): Promise<void>
}

/**
 * Work behind the response, so that the time of a response does not tell what was done: a sign-up
 * or a reset takes as long for an unknown email as for a known one.
 */
export function createBackground(log: Pick<Logger, 'error'>): Background {
  const running = new Set<Promise<void>>()
  return {
    run(work) {
      const job = work()
        .catch((error: unknown) => {
          // The error's words can hold the recipient, so only its code is logged.
          log.error({ code: readErrorCode(error) }, 'An email could not be sent')
        })
        .finally(() => running.delete(job))
      running.add(job)
    },
    settled: async () => {
      await Promise.all(running)
    },
  }
}

/** A fault's code or name; its words can hold an address. */
export function readErrorCode(error: unknown): string {
  if (error instanceof Error && 'code' in error) return String(error.code)
  return error instanceof Error ? error.name : 'unknown'
}
