import { inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { idempotencyKeys, rateLimits, sessions, verifications } from '#server/db/schema.ts'
import { failedMails, failedWebhooks } from '#server/db/tables/admin.ts'
import { webhookEvents } from '#server/db/tables/billing.ts'
import { contactMessages } from '#server/db/tables/contact.ts'
import { modelUse } from '#server/db/tables/model-use.ts'
import { oauthAccessTokens, oauthRefreshTokens } from '#server/db/tables/oauth.ts'
import { webhookDeliveries } from '#server/db/tables/webhooks.ts'

/** Few enough to hold neither locks nor the embedded database for long. */
const BATCH = 500

/**
 * Rows that another instance is deleting are skipped; those of tables that are spread by user are
 * waited for, because a lock over several machines is refused (docs/scale.md#several-machines).
 */
const SKIPPING = { skipLocked: true } as const

/**
 * Sessions and verifications past their end, results of keyed writes after a day, counters of rate
 * limits longer than any limit's window, agents' tokens past their end, payment events past any
 * delivery, e-mails that failed and messages to webhooks that were written a month ago, what accounts
 * used of the model three months ago, contact messages a year after they were mailed.
 */
const EXPIRED = {
  sessions(db: Db, now: Date) {
    const { id, expiresAt } = sessions
    const some = db.select({ id }).from(sessions).where(lt(expiresAt, now)).orderBy(expiresAt)
    return db.delete(sessions).where(inArray(id, some.limit(BATCH).for('update', SKIPPING)))
  },
  verifications(db: Db, now: Date) {
    const { id, expiresAt } = verifications
    const some = db.select({ id }).from(verifications).where(lt(expiresAt, now)).orderBy(expiresAt)
    return db.delete(verifications).where(inArray(id, some.limit(BATCH).for('update', SKIPPING)))
  },
  idempotencyKeys(db: Db, now: Date) {
    const { userId, key, createdAt } = idempotencyKeys
    const old = lt(createdAt, daysBefore(now, 1))
    const some = db.select({ userId, key }).from(idempotencyKeys).where(old).orderBy(createdAt)
    const both = sql`(${userId}, ${key})`
    return db.delete(idempotencyKeys).where(inArray(both, some.limit(BATCH)))
  },
  rateLimits(db: Db, now: Date) {
    const { key, wholeAt } = rateLimits
    const old = lt(wholeAt, daysBefore(now, 1).getTime())
    const some = db.select({ key }).from(rateLimits).where(old).orderBy(wholeAt)
    return db.delete(rateLimits).where(inArray(key, some.limit(BATCH).for('update', SKIPPING)))
  },
  agentTokens(db: Db, now: Date) {
    const { id, expiresAt } = oauthAccessTokens
    const some = db.select({ id }).from(oauthAccessTokens).where(lt(expiresAt, now))
    const batch = some.orderBy(expiresAt).limit(BATCH).for('update', SKIPPING)
    return db.delete(oauthAccessTokens).where(inArray(id, batch))
  },
  agentRefreshTokens(db: Db, now: Date) {
    const { id, expiresAt } = oauthRefreshTokens
    const some = db.select({ id }).from(oauthRefreshTokens).where(lt(expiresAt, now))
    const batch = some.orderBy(expiresAt).limit(BATCH).for('update', SKIPPING)
    return db.delete(oauthRefreshTokens).where(inArray(id, batch))
  },
  // Stripe can deliver an event again for thirty days.
  webhookEvents(db: Db, now: Date) {
    const { id, receivedAt } = webhookEvents
    const old = lt(receivedAt, daysBefore(now, 60))
    const some = db.select({ id }).from(webhookEvents).where(old).orderBy(receivedAt)
    return db.delete(webhookEvents).where(inArray(id, some.limit(BATCH).for('update', SKIPPING)))
  },
  failedWebhooks(db: Db, now: Date) {
    const { id, triedAt } = failedWebhooks
    const old = lt(triedAt, daysBefore(now, 60))
    const some = db.select({ id }).from(failedWebhooks).where(old).orderBy(triedAt)
    return db.delete(failedWebhooks).where(inArray(id, some.limit(BATCH).for('update', SKIPPING)))
  },
  failedMails(db: Db, now: Date) {
    const { userId, kind, triedAt } = failedMails
    const old = lt(triedAt, daysBefore(now, 30))
    const some = db.select({ userId, kind }).from(failedMails).where(old).orderBy(triedAt)
    const both = sql`(${userId}, ${kind})`
    return db.delete(failedMails).where(inArray(both, some.limit(BATCH)))
  },
  // What still waits then is a month old as well: its account is held back.
  webhookDeliveries(db: Db, now: Date) {
    const { userId, webhookId, id, createdAt } = webhookDeliveries
    const old = lt(createdAt, daysBefore(now, 30))
    const some = db.select({ userId, webhookId, id }).from(webhookDeliveries).where(old)
    const key = sql`(${userId}, ${webhookId}, ${id})`
    return db.delete(webhookDeliveries).where(inArray(key, some.orderBy(createdAt).limit(BATCH)))
  },
  modelUse(db: Db, now: Date) {
    const { userId, day } = modelUse
    const old = lt(day, daysBefore(now, 90).toISOString().slice(0, 10))
    const some = db.select({ userId, day }).from(modelUse).where(old).orderBy(day)
    const both = sql`(${userId}, ${day})`
    return db.delete(modelUse).where(inArray(both, some.limit(BATCH)))
  },
  // As the privacy policy says.
  contactMessages(db: Db, now: Date) {
    const { id, mailedAt } = contactMessages
    const old = lt(mailedAt, daysBefore(now, 365))
    const some = db.select({ id }).from(contactMessages).where(old).orderBy(mailedAt)
    return db.delete(contactMessages).where(inArray(id, some.limit(BATCH).for('update', SKIPPING)))
  },
}

export const EXPIRING = Object.keys(EXPIRED) as (keyof typeof EXPIRED)[]

/** Deletes one batch of what has expired; whether there may be more. */
export async function deleteExpiredBatch(
  db: Db,
  kind: keyof typeof EXPIRED,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await EXPIRED[kind](db, now)
  return rowCount === BATCH
}

const DAY_MS = 24 * 60 * 60 * 1000

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
