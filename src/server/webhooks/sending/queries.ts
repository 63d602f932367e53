import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  ne,
  notInArray,
  sql,
} from 'drizzle-orm'
import type { DeliveryFault, OffReason } from '#domain/webhooks/delivery-state.ts'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema.ts'
import { webhookDeliveries, webhooks } from '#server/db/tables/webhooks.ts'
import { runInTransaction } from '#server/db/transaction.ts'
import type { DeliveryRow } from '#server/webhooks/log-queries.ts'
import { dropWaiting, isWebhook, type WebhookKey } from '#server/webhooks/queries.ts'

const isOf = ({ userId, webhookId }: WebhookKey) =>
  and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.webhookId, webhookId))

const isDue = (now: Date) =>
  and(eq(webhookDeliveries.state, 'waiting'), lte(webhookDeliveries.nextTryAt, now))

/**
 * Webhooks that have something to send, who waits longest first; not of accounts that the operator
 * holds back: what these are owed waits.
 */
export function readDueWebhooks(
  db: Db,
  { now, except, most }: { now: Date; except: readonly string[]; most: number },
): Promise<WebhookKey[]> {
  const { userId, webhookId, nextTryAt } = webhookDeliveries
  return db
    .select({ userId, webhookId })
    .from(webhookDeliveries)
    .innerJoin(users, and(eq(users.id, userId), isNull(users.suspendedAt)))
    .where(and(isDue(now), notInArray(webhookId, [...except])))
    .groupBy(userId, webhookId)
    .orderBy(min(nextTryAt))
    .limit(most)
}

/** A webhook with what its owner's account may; null when it was deleted. */
export async function readSender(db: Db, key: WebhookKey) {
  const { subscriptionStatus, trialStartedAt, suspendedAt } = users
  const rows = await db
    .select({ webhook: webhooks, owner: { subscriptionStatus, trialStartedAt, suspendedAt } })
    .from(webhooks)
    .innerJoin(users, eq(users.id, webhooks.userId))
    .where(isWebhook(key))
  return rows[0] ?? null
}

interface Taking {
  now: Date
  /** Until then nobody else tries it. */
  until: Date
  most: number
}

/** Claims messages for one more try each; instances never take the same one. */
export function takeDue(
  db: Db,
  key: WebhookKey,
  { now, until, most }: Taking,
): Promise<DeliveryRow[]> {
  const due = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(and(isOf(key), isDue(now)))
    .orderBy(asc(webhookDeliveries.nextTryAt), asc(webhookDeliveries.createdAt))
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(webhookDeliveries)
    .set({ tries: sql`${webhookDeliveries.tries} + 1`, nextTryAt: until, triedAt: now })
    .where(and(isOf(key), inArray(webhookDeliveries.id, due)))
    .returning()
}

/** What a try came to. */
export interface TryOutcome {
  status: number | null
  /** Null when the receiver took the message. */
  fault: DeliveryFault | null
  answer: string | null
}

interface Finished extends TryOutcome {
  /** The next try; null when none is planned. */
  nextTryAt: Date | null
  now: Date
}

/**
 * Notes what a claimed try came to, and how the webhook does. Gives since when the webhook fails, null
 * when it does not; nothing is noted for a try that another has followed.
 */
export async function finishTry(
  db: Db,
  { userId, webhookId, id, tries }: DeliveryRow,
  { nextTryAt, now, ...outcome }: Finished,
): Promise<Date | null> {
  const key = { userId, webhookId }
  return db.transaction(async (tx) => {
    // The webhook's row first, as in every transaction that takes both: no deadlock.
    const [webhook] = await tx.select().from(webhooks).where(isWebhook(key)).for('no key update')
    const ended = outcome.fault === null ? 'delivered' : 'failed'
    const { rowCount } = await tx
      .update(webhookDeliveries)
      .set({
        ...outcome,
        state: nextTryAt === null ? ended : 'waiting',
        ...(nextTryAt && { nextTryAt }),
      })
      .where(
        and(
          isOf(key),
          eq(webhookDeliveries.id, id),
          eq(webhookDeliveries.tries, tries),
          eq(webhookDeliveries.state, 'waiting'),
        ),
      )
    if (webhook === undefined || rowCount === 0) return null
    const failingSince = outcome.fault === null ? null : (webhook.failingSince ?? now)
    if (failingSince?.getTime() !== webhook.failingSince?.getTime()) {
      await tx.update(webhooks).set({ failingSince }).where(isWebhook(key))
    }
    return failingSince
  })
}

/** Turns a webhook off that is on; what waits is not sent any more. False when it was off or gone. */
export async function turnOff(
  db: Db,
  key: WebhookKey,
  { reason, now }: { reason: OffReason; now: Date },
): Promise<boolean> {
  const done = await runInTransaction(db, async (tx) => {
    const { rowCount } = await tx
      .update(webhooks)
      .set({ offSince: now, offReason: reason, ownerToldAt: null })
      .where(and(isWebhook(key), isNull(webhooks.offSince)))
    if (rowCount === 0) return null
    await dropWaiting(tx, key, 'off')
    return true
  })
  return done !== null
}

/** Keeps the newest `most` messages of a webhook, and those that wait. */
export async function pruneLog(db: Db, key: WebhookKey, most: number): Promise<void> {
  const old = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(isOf(key))
    .orderBy(desc(webhookDeliveries.createdAt), desc(webhookDeliveries.id))
    .offset(most)
  await db
    .delete(webhookDeliveries)
    .where(
      and(isOf(key), ne(webhookDeliveries.state, 'waiting'), inArray(webhookDeliveries.id, old)),
    )
}

/**
 * The next owner to be told that a webhook was turned off, claimed; null when there is none, or
 * another instance claimed it just now.
 */
export async function takeOwnerToTell(db: Db, now: Date) {
  const isToTell = and(
    isNotNull(webhooks.offSince),
    isNull(webhooks.ownerToldAt),
    ne(webhooks.offReason, 'owner'),
  )
  const [next] = await db
    .select({ userId: webhooks.userId, webhookId: webhooks.id })
    .from(webhooks)
    .where(isToTell)
    .orderBy(webhooks.offSince)
    .limit(1)
  if (!next) return null
  const [taken] = await db
    .update(webhooks)
    .set({ ownerToldAt: now })
    .from(users)
    .where(and(isWebhook(next), isToTell, eq(users.id, webhooks.userId)))
    .returning({ webhook: webhooks, email: users.email })
  return taken ?? null
}

/** The owner was told nothing after all. */
export async function giveBackOwner(db: Db, key: WebhookKey): Promise<void> {
  await db.update(webhooks).set({ ownerToldAt: null }).where(isWebhook(key))
}
