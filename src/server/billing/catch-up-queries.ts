import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import type { Realm } from './queries.ts'

/** Few enough for one run to read at the provider. */
const MOST_OVERDUE = 200

/** Of these events the ones that had no effect yet. */
export async function unknownEvents(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as given(id)
    where (select known.id from webhook_events known where known.id = given.id) is null`)
  return rows.map(({ id }) => id)
}

/** Users whose paid time ended before a moment, and whose record was not read since. */
export async function findOverdue(
  db: Db,
  { realm, before }: { realm: Realm; before: Date },
): Promise<string[]> {
  const moment = sql`${before.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ user_id: string }>(sql`
    select user_id from subscriptions
    where period_end < ${moment} and realm = ${realm} and customer_id is not null
      and provider_status in ('active', 'trialing', 'past_due')
      and (read_at is null or read_at < ${moment})
    order by period_end limit ${MOST_OVERDUE}`)
  return rows.map((row) => row.user_id)
}
