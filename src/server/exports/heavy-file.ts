import { AppError } from '#server/app-error.ts'
import type { Allowance } from '#server/db/allowance.ts'
import { heavyWork, type Waiter } from '#server/worker/heavy-work.ts'
import type { Works } from '#server/worker/works.ts'

/** More than a person needs at once; each takes seconds of a thread. */
export const exportPace = (userId: string): Allowance => ({
  key: `export:${userId}`,
  burst: 30,
  everyMs: 6_000,
})

/** A file that takes long to make. Throws `unavailable` or `too_many_requests` when many wait, else `export_failed`. */
export async function heavyFile<Work extends 'makeFile' | 'makeArchive' | 'makeAccountArchive'>(
  work: Work,
  input: Parameters<Works[Work]>[0],
  waiter: Waiter,
): Promise<Uint8Array> {
  try {
    return await heavyWork(work, input, waiter)
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('export_failed', { cause })
  }
}
