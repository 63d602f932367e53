import type { Logger } from 'pino'
import { AppError } from '#server/app-error.ts'

/**
 * What a thread makes of somebody's file; null where the file kills it, or keeps it for too long.
 * Throws what the service itself says, such as `too_many_requests`, and the signal's reason.
 */
export async function runWithinLimits<Result>(
  work: () => Promise<Result>,
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<Result | null> {
  try {
    return await work()
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof AppError) throw error
    log.warn({ err: error }, 'a file could not be read within the limits')
    return null
  }
}
