import { and, eq, lte } from 'drizzle-orm'
import { computeOverBegin } from '#server/db/attempts.ts'
import type { Db } from '#server/db/connect.ts'
import { addTo } from '#server/db/rows.ts'
import { failedWebhooks } from '#server/db/tables/admin.ts'

interface FailedWebhook {
  id: string
  type: string
  customerId: string
  error: string
  now: Date
}

/** Keeps that an event could not have its effect; a repeated delivery is counted there. */
export async function keepFailedWebhook(db: Db, { now, ...event }: FailedWebhook): Promise<void> {
  const failed = { ...event, triedAt: now }
  await db
    .insert(failedWebhooks)
    .values({ ...failed, createdAt: now })
    .onConflictDoUpdate({
      target: failedWebhooks.id,
      set: { ...failed, attempts: addTo(failedWebhooks.attempts, 1) },
    })
}

/** Claims a failed event for one more attempt; null when it is being tried, or was never kept. */
export async function takeFailedWebhook(db: Db, id: string, now: Date) {
  const { type, customerId } = failedWebhooks
  const [taken] = await db
    .update(failedWebhooks)
    .set({ triedAt: now })
    .where(and(eq(failedWebhooks.id, id), lte(failedWebhooks.triedAt, computeOverBegin(now))))
    .returning({ id: failedWebhooks.id, type, customerId })
  return taken ?? null
}

export async function forgetFailedWebhook(db: Db, id: string): Promise<void> {
  await db.delete(failedWebhooks).where(eq(failedWebhooks.id, id))
}
