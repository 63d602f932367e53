import type { Db } from '#server/db/connect.ts'
import { deleteExpiredBatch, EXPIRING } from './queries.ts'

/** Deletes what nothing can need any more, in small batches. `now` is the time to judge by. */
export async function deleteExpired(db: Db, now: Date): Promise<void> {
  for (const kind of EXPIRING) {
    while (await deleteExpiredBatch(db, kind, now));
  }
}
