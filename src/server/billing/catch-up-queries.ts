import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { subscriptions, webhookEvents } from '#server/db/tables/billing.ts'
import type { Realm } from './queries.ts'

/** Few enough for one run to read at the provider. */
const MOST_OVERDUE = 200

/** Of these events the ones that had no effect yet. */
export async function findUnknownEvents(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const known = await db
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(inArray(webhookEvents.id, [...ids]))
  const knownIds = new Set(known.map(({ id }) => id))
  return ids.filter((id) => !knownIds.has(id))
}

/** Users whose paid time ended before a moment, and whose record was not read since. */
export async function findOverdue(
  db: Db,
  { realm, before }: { realm: Realm; before: Date },
): Promise<string[]> {
  const { userId, periodEnd, readAt, providerStatus } = subscriptions
  const rows = await db
    .select({ userId })
    .from(subscriptions)
    .where(
      and(
        lt(periodEnd, before),
        eq(subscriptions.realm, realm),
        isNotNull(subscriptions.customerId),
        inArray(providerStatus, ['active', 'trialing', 'past_due']),
        or(isNull(readAt), lt(readAt, before)),
      ),
    )
    .orderBy(periodEnd)
    .limit(MOST_OVERDUE)
  return rows.map((row) => row.userId)
}
