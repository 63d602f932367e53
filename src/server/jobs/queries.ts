import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'

/** Few enough to hold neither locks nor the embedded database for long. */
const BATCH = 500

/**
 * Sessions and verifications past their end, answers of keyed writes after a day, counters of rate
 * limits longer than any limit's window, payment events past any delivery, contact messages a year
 * after they were mailed. Rows that another instance is deleting are skipped.
 */
const EXPIRED = {
  sessions: (now: Date) => sql`
    DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE expires_at < ${now.toISOString()}::timestamptz
      ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  verifications: (now: Date) => sql`
    DELETE FROM verifications WHERE id IN (
      SELECT id FROM verifications WHERE expires_at < ${now.toISOString()}::timestamptz
      ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  idempotencyKeys: (now: Date) => sql`
    DELETE FROM idempotency_keys WHERE (user_id, key) IN (
      SELECT user_id, key FROM idempotency_keys WHERE created_at < ${dayBefore(now).toISOString()}::timestamptz
      ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  rateLimits: (now: Date) => sql`
    DELETE FROM rate_limits WHERE key IN (
      SELECT key FROM rate_limits WHERE whole_at < ${dayBefore(now).getTime()}
      ORDER BY whole_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  // Stripe can deliver an event again for thirty days.
  webhookEvents: (now: Date) => sql`
    DELETE FROM webhook_events WHERE id IN (
      SELECT id FROM webhook_events WHERE received_at < ${daysBefore(now, 60).toISOString()}::timestamptz
      ORDER BY received_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
  // As the privacy policy says.
  contactMessages: (now: Date) => sql`
    DELETE FROM contact_messages WHERE id IN (
      SELECT id FROM contact_messages WHERE mailed_at < ${daysBefore(now, 365).toISOString()}::timestamptz
      ORDER BY mailed_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
}

export const EXPIRING = Object.keys(EXPIRED) as (keyof typeof EXPIRED)[]

/** Deletes one batch of what has expired; whether there may be more. */
export async function deleteExpiredBatch(
  db: Db,
  kind: keyof typeof EXPIRED,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(EXPIRED[kind](now))
  return rowCount === BATCH
}

const DAY_MS = 24 * 60 * 60 * 1000

function dayBefore(now: Date): Date {
  return daysBefore(now, 1)
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS)
}
