import type { Deps } from '#server/deps.ts'
import { deleteExpired } from './delete-expired.ts'
import type { Job } from './start-jobs.ts'

const MINUTE_MS = 60_000

/** What the server does besides answering requests. */
export function jobs({ database, db, now }: Pick<Deps, 'database' | 'db' | 'now'>): Job[] {
  return [
    { name: 'vacuum', everyMs: MINUTE_MS / 2, run: () => database.vacuum() },
    { name: 'delete-expired', everyMs: 15 * MINUTE_MS, run: () => deleteExpired(db, now()) },
  ]
}
