import { AppError } from '#server/app-error.ts'
import { heavyWork } from '#server/threads/heavy-work.ts'
import type { Works } from '#server/threads/works.ts'

/** A file that takes long to make. Throws `unavailable` when many wait, else `export_failed`. */
export async function heavyFile<Work extends 'makeFile' | 'makeArchive' | 'makeAccountArchive'>(
  work: Work,
  input: Parameters<Works[Work]>[0],
  signal: AbortSignal,
): Promise<Uint8Array> {
  try {
    return await heavyWork(work, input, signal)
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError('export_failed', { cause })
  }
}
