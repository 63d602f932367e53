import { and, type Column, eq, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { acceptAny, requireAll } from '#server/db/rows.ts'
import { subscriptions, webhookEvents } from '#server/db/tables/billing.ts'
import type { Payments } from '#server/providers/payments.ts'

export type Realm = Payments['realm']

/** What we last knew of a user at the provider. */
export interface BillingRow {
  customerId: string | null
  checkoutId: string | null
  checkoutCount: number
  providerStatus: string | null
  periodEnd: Date | null
  endsAt: Date | null
}

/** A user's billing in a realm; null before the first checkout there. */
export async function readBilling(
  db: Db,
  { userId, realm }: { userId: string; realm: Realm },
): Promise<BillingRow | null> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  const row = rows[0]
  return row?.realm === realm ? row : null
}

/** Keeps a user's customer; one that is kept already stays. Another realm's row is started over. */
export async function saveCustomer(
  db: Db,
  { userId, realm, customerId }: { userId: string; realm: Realm; customerId: string },
): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ userId, realm, customerId })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { customerId, ...renewed(realm) },
      setWhere: acceptAny(ne(subscriptions.realm, realm), isNull(subscriptions.customerId)),
    })
}

export interface Opened {
  userId: string
  realm: Realm
  customerId: string
  checkoutId: string
  /** How many were opened, with this one. */
  checkoutCount: number
}

/**
 * Keeps the checkout that was opened, as the one that may be paid. False when a rival has opened
 * another one, so that this one must not be handed out.
 */
export async function saveOpened(db: Db, { userId, ...opened }: Opened): Promise<boolean> {
  const { realm, checkoutId, checkoutCount } = opened
  const { rowCount } = await db
    .insert(subscriptions)
    .values({ userId, ...opened })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { ...opened, ...renewed(realm) },
      setWhere: acceptAny(
        ne(subscriptions.realm, realm),
        lt(subscriptions.checkoutCount, checkoutCount),
        eq(subscriptions.checkoutId, checkoutId),
      ),
    })
  return rowCount === 1
}

/** What another realm's row is left with. */
function renewed(realm: Realm) {
  const ifSame = (column: Column) =>
    sql`case when ${eq(subscriptions.realm, realm)} then ${column} end`
  return {
    realm,
    subscriptionId: ifSame(subscriptions.subscriptionId),
    providerStatus: ifSame(subscriptions.providerStatus),
    periodEnd: ifSame(subscriptions.periodEnd),
    endsAt: ifSame(subscriptions.endsAt),
  }
}

/**
 * After an answered failure: the next try is another checkout, because the provider would repeat
 * the failure for the same one.
 */
export async function skipCheckout(
  db: Db,
  { userId, realm, number }: { userId: string; realm: Realm; number: number },
): Promise<void> {
  await db
    .insert(subscriptions)
    .values({ userId, realm, checkoutCount: number })
    .onConflictDoUpdate({
      target: subscriptions.userId,
      set: { checkoutCount: number },
      setWhere: requireAll(eq(subscriptions.realm, realm), lt(subscriptions.checkoutCount, number)),
    })
}

/** A reading of the provider's record that was announced before it began. */
export interface RecordRead {
  userId: string
  customerId: string
  /** Readings are numbered as they begin; a lower number may not overwrite a higher one. */
  number: number
}

/** Announces a reading for a user, unless one began since `unlessSince`; null then, or without a customer. */
export async function beginReading(
  db: Db,
  {
    userId,
    realm,
    now,
    unlessSince,
  }: { userId: string; realm: Realm; now: Date; unlessSince: Date },
): Promise<RecordRead | null> {
  const isDue = or(isNull(subscriptions.readAt), lt(subscriptions.readAt, unlessSince))
  const [row] = await db
    .update(subscriptions)
    .set(begun(now))
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.realm, realm),
        isNotNull(subscriptions.customerId),
        isDue,
      ),
    )
    .returning(readingColumns)
  return row?.customerId ? { ...row, customerId: row.customerId } : null
}

const readingColumns = {
  userId: subscriptions.userId,
  customerId: subscriptions.customerId,
  number: subscriptions.readNumber,
}

/** What announces a reading. */
function begun(now: Date) {
  return { readNumber: sql`${subscriptions.readNumber} + 1`, readAt: now }
}

export interface EventKey {
  id: string
  type: string
}

/**
 * Announces a reading for an event's customer. `known` when the event had its effect before;
 * `stranger` when the customer is nobody here.
 */
export async function beginReadingFor(
  db: Db,
  event: EventKey & { customerId: string },
  { realm, now }: { realm: Realm; now: Date },
): Promise<RecordRead | 'known' | 'stranger'> {
  const { customerId } = event
  const known = await db.select().from(webhookEvents).where(eq(webhookEvents.id, event.id))
  if (known.length > 0) return 'known'
  const [row] = await db
    .update(subscriptions)
    .set(begun(now))
    .where(and(eq(subscriptions.customerId, customerId), eq(subscriptions.realm, realm)))
    .returning(readingColumns)
  return row ? { ...row, customerId } : 'stranger'
}
