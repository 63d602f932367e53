import { AppError } from '#server/app-error.ts'
import type { Allowance } from '#server/db/allowance.ts'

/** More than a person needs at once; each takes seconds of a thread. */
export const exportPace = (userId: string): Allowance => ({
  key: `export:${userId}`,
  burst: 30,
  everyMs: 6_000,
})

/**
 * Waits for a file that takes long to make. Throws `unavailable` or `too_many_requests` when many
 * wait, else `export_failed`.
 */
export async function awaitFile(making: Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await making
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('export_failed', { cause })
  }
}
