import { and, desc, eq, lt, ne, or } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { webhookDeliveries, webhooks } from '#server/db/tables/webhooks.ts'
import { isWebhook, type WebhookKey } from './queries.ts'

export type DeliveryRow = typeof webhookDeliveries.$inferSelect

export interface DeliveryKey extends WebhookKey {
  deliveryId: string
}

/** A webhook's newest messages; null when the account has no such webhook. */
export async function readDeliveries(
  db: Db,
  key: WebhookKey,
  most: number,
): Promise<DeliveryRow[] | null> {
  const rows = await db
    .select({ delivery: webhookDeliveries })
    .from(webhooks)
    .leftJoin(
      webhookDeliveries,
      and(
        eq(webhookDeliveries.userId, webhooks.userId),
        eq(webhookDeliveries.webhookId, webhooks.id),
      ),
    )
    .where(isWebhook(key))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .limit(most)
  if (rows.length === 0) return null
  return rows.flatMap(({ delivery }) => (delivery ? [delivery] : []))
}

/** Writes a message that its owner asked for. */
export async function insertDelivery(
  db: Db,
  row: typeof webhookDeliveries.$inferInsert,
): Promise<DeliveryRow | null> {
  const rows = await db.insert(webhookDeliveries).values(row).returning()
  return rows[0] ?? null
}

/**
 * Lets a message wait for a first try again, under its id; one that may be on its way is left alone.
 * Null when there is no such one.
 */
export async function restartDelivery(
  db: Db,
  key: DeliveryKey,
  { now, triedBefore }: { now: Date; triedBefore: Date },
): Promise<DeliveryRow | null> {
  const isAtRest = or(
    ne(webhookDeliveries.state, 'waiting'),
    lt(webhookDeliveries.triedAt, triedBefore),
  )
  const [restarted] = await db
    .update(webhookDeliveries)
    .set({ state: 'waiting', tries: 0, nextTryAt: now, fault: null })
    .where(and(isDelivery(key), isAtRest))
    .returning()
  if (restarted) return restarted
  const [found] = await db.select().from(webhookDeliveries).where(isDelivery(key))
  return found ?? null
}

function isDelivery({ userId, webhookId, deliveryId }: DeliveryKey) {
  return and(
    eq(webhookDeliveries.userId, userId),
    eq(webhookDeliveries.webhookId, webhookId),
    eq(webhookDeliveries.id, deliveryId),
  )
}
