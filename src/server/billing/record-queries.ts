import { eq } from 'drizzle-orm'
import { readAccountStatus, type StoredStatus } from '#domain/account-status.ts'
import type { ProviderSubscription } from '#domain/billing/provider-subscription.ts'
import type { Db } from '#server/db/connect.ts'
import { users } from '#server/db/schema.ts'
import { subscriptions, webhookEvents } from '#server/db/tables/billing.ts'
import { runInTransaction, type Tx } from '#server/db/transaction.ts'
import type { BillingRow, EventKey, RecordRead } from './queries.ts'

export interface RecordToWrite {
  reading: RecordRead
  /** The subscription that decides; null when the provider has none. */
  subscription: ProviderSubscription | null
  /** From each status to the one it has to be now. */
  transitions: Record<StoredStatus, StoredStatus>
  now: Date
  /** The event that caused the reading, if one did; it is remembered with the effect. */
  event: EventKey | null
}

export interface Written {
  /** `repeated`: the event had its effect meanwhile. `outdated`: a later reading was written. */
  outcome: 'changed' | 'unchanged' | 'outdated' | 'repeated'
  /** The stored status before and after; any other than the known ones reads as FREE. */
  before: string
  after: string
  /** What is known of the subscription now. */
  known: Pick<BillingRow, 'providerStatus' | 'periodEnd' | 'endsAt'>
}

/**
 * Writes what a reading found: the record, the status that follows from it, and the event, all or
 * nothing. Null when the account is gone.
 */
export function writeRecord(db: Db, toWrite: RecordToWrite): Promise<Written | null> {
  const { reading, event, now, subscription } = toWrite
  return runInTransaction(db, async (tx) => {
    const stored = await lockBilling(tx, reading.userId)
    if (!stored) return null
    const { before, providerStatus, periodEnd, endsAt } = stored
    const outcome = outcomeOf(toWrite, stored)
    const unchanged = { before, after: before, known: { providerStatus, periodEnd, endsAt } }
    // An event that was written before has had its effect.
    if (event && !(await keepEvent(tx, { ...event, outcome, receivedAt: now }))) {
      return { outcome: 'repeated', ...unchanged }
    }
    if (outcome === 'outdated') return { outcome, ...unchanged }
    const record = recordOf(subscription)
    await tx
      .update(subscriptions)
      .set({
        ...record,
        subscriptionId: subscription?.id ?? null,
        writtenNumber: reading.number,
        writtenAt: now,
      })
      .where(eq(subscriptions.userId, reading.userId))
    const after = nextStatus(toWrite, before)
    if (outcome === 'changed') {
      await tx
        .update(users)
        .set({ subscriptionStatus: after, updatedAt: now })
        .where(eq(users.id, reading.userId))
    }
    return { outcome, before, after, known: record }
  })
}

/** The account with its billing, locked in this order as in every transaction that takes both. */
async function lockBilling(tx: Tx, userId: string) {
  const { customerId, writtenNumber, providerStatus, periodEnd, endsAt } = subscriptions
  const rows = await tx
    .select({
      before: users.subscriptionStatus,
      customerId,
      writtenNumber,
      providerStatus,
      periodEnd,
      endsAt,
    })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, userId))
    .for('no key update')
  return rows[0] ?? null
}

/** False when it was kept before. */
async function keepEvent(tx: Tx, event: typeof webhookEvents.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx.insert(webhookEvents).values(event).onConflictDoNothing()
  return rowCount === 1
}

type LockedBilling = NonNullable<Awaited<ReturnType<typeof lockBilling>>>

function outcomeOf(toWrite: RecordToWrite, { before, customerId, writtenNumber }: LockedBilling) {
  const { reading } = toWrite
  const isAnother = customerId !== null && customerId !== reading.customerId
  if (writtenNumber >= reading.number || isAnother) return 'outdated'
  return nextStatus(toWrite, before) === before ? 'unchanged' : 'changed'
}

/** Any other than the known statuses reads as FREE, and stays where FREE does. */
function nextStatus({ transitions }: RecordToWrite, before: string): string {
  const next = transitions[readAccountStatus(before)]
  return next === readAccountStatus(before) ? before : next
}

function recordOf(subscription: ProviderSubscription | null): Written['known'] {
  return {
    providerStatus: subscription?.status ?? null,
    periodEnd: subscription?.periodEnd ?? null,
    endsAt: subscription?.endsAt ?? null,
  }
}
