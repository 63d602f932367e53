import { eq, type SQL, sql } from 'drizzle-orm'
import type { AccountStatus } from '#domain/account-status.ts'
import type { ProviderSubscription } from '#domain/billing/provider-subscription.ts'
import type { Db } from '#server/db/connect.ts'
import { isoMoment } from '#server/db/rows.ts'
import { subscriptions } from '#server/db/tables/billing.ts'
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

/** Keeps a user's customer; one that is kept already stays. Another realm's row is begun anew. */
export async function saveCustomer(
  db: Db,
  { userId, realm, customerId }: { userId: string; realm: Realm; customerId: string },
): Promise<void> {
  await db.execute(sql`
    insert into subscriptions (user_id, realm, customer_id)
    values (${userId}, ${realm}, ${customerId})
    on conflict (user_id) do update set customer_id = excluded.customer_id, ${RENEWED}
    where subscriptions.realm <> excluded.realm or subscriptions.customer_id is null`)
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
export async function saveOpened(db: Db, opened: Opened): Promise<boolean> {
  const { userId, realm, customerId, checkoutId, checkoutCount } = opened
  const { rowCount } = await db.execute(sql`
    insert into subscriptions (user_id, realm, customer_id, checkout_id, checkout_count)
    values (${userId}, ${realm}, ${customerId}, ${checkoutId}, ${checkoutCount})
    on conflict (user_id) do update set
      customer_id = excluded.customer_id, checkout_id = excluded.checkout_id,
      checkout_count = excluded.checkout_count, ${RENEWED}
    where subscriptions.realm <> excluded.realm
      or subscriptions.checkout_count < excluded.checkout_count
      or subscriptions.checkout_id = excluded.checkout_id`)
  return rowCount === 1
}

/** What another realm's row is left with. */
const RENEWED = sql.raw(
  [
    'realm = excluded.realm',
    ...['subscription_id', 'provider_status', 'period_end', 'ends_at'].map(
      (column) =>
        `${column} = case when subscriptions.realm = excluded.realm then subscriptions.${column} end`,
    ),
  ].join(', '),
)

/**
 * After an answered failure: the next try is another checkout, because the provider would repeat
 * the failure for the same one.
 */
export async function skipCheckout(
  db: Db,
  { userId, realm, number }: { userId: string; realm: Realm; number: number },
): Promise<void> {
  await db.execute(sql`
    insert into subscriptions (user_id, realm, checkout_count) values (${userId}, ${realm}, ${number})
    on conflict (user_id) do update set checkout_count = excluded.checkout_count
    where subscriptions.realm = excluded.realm
      and subscriptions.checkout_count < excluded.checkout_count`)
}

/** A reading of the provider's record that was announced before it began. */
export interface Reading {
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
): Promise<Reading | null> {
  const { rows } = await db.execute<{ customer_id: string; number: number }>(sql`
    update subscriptions set read_number = read_number + 1, read_at = ${moment(now)}
    where user_id = ${userId} and realm = ${realm} and customer_id is not null
      and (read_at is null or read_at < ${moment(unlessSince)})
    returning customer_id, read_number as number`)
  const row = rows[0]
  return row ? { userId, customerId: row.customer_id, number: row.number } : null
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
): Promise<Reading | 'known' | 'stranger'> {
  const { rows } = await db.execute<{ known: boolean; user_id: string | null; number: number }>(sql`
    with known as (select id from webhook_events where id = ${event.id}),
    begun as (
      update subscriptions set read_number = read_number + 1, read_at = ${moment(now)}
      where customer_id = ${event.customerId} and realm = ${realm} and not exists (select from known)
      returning user_id, read_number)
    select exists (select from known) as known,
      (select user_id from begun) as user_id, (select read_number from begun) as number`)
  const row = rows[0]
  if (row?.known) return 'known'
  if (!row?.user_id) return 'stranger'
  return { userId: row.user_id, customerId: event.customerId, number: row.number }
}

export interface Finding {
  reading: Reading
  /** The subscription that decides; null when the provider has none. */
  subscription: ProviderSubscription | null
  /** From each status to the one it has to be now. */
  transitions: Record<AccountStatus, AccountStatus>
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
 * Writes what a reading found: the record, the status that follows from it, and the event, all in
 * one statement, so that they stand or fall together. Null when the account is gone.
 */
export async function writeFinding(db: Db, finding: Finding): Promise<Written | null> {
  const { event, now, subscription } = finding
  // An event that was written before has no row here, and so no effect.
  const first = event
    ? sql`insert into webhook_events (id, type, outcome, received_at)
        select ${event.id}, ${event.type}, outcome, ${moment(now)} from account
        on conflict do nothing returning outcome`
    : sql`select outcome from account`
  const { rows } = await db.execute<WrittenRow>(sql`
    with account as (${lockedAccount(finding)}),
    first as (${first}),
    record as (${recordUpdate(finding)}),
    changed as (
      update users set subscription_status = account.after, updated_at = ${moment(now)}
      from account, first where users.id = account.id and first.outcome = 'changed')
    select before, after, coalesce((select outcome from first), 'repeated') as outcome,
      provider_status, ${isoMoment(sql`period_end`)} as period_end, ${isoMoment(sql`ends_at`)} as ends_at
    from account`)
  const row = rows[0]
  if (!row) return null
  const isNew = row.outcome === 'changed' || row.outcome === 'unchanged'
  const known = isNew ? recordOf(subscription) : storedOf(row)
  return { outcome: row.outcome, before: row.before, after: isNew ? row.after : row.before, known }
}

interface WrittenRow extends Record<string, unknown> {
  outcome: Written['outcome']
  before: string
  after: string
  provider_status: string | null
  period_end: string | null
  ends_at: string | null
}

/** The account with its billing, locked in this order as in every statement that takes both. */
function lockedAccount({ reading, transitions }: Finding): SQL {
  const { userId, customerId, number } = reading
  const { FREE, ...others } = transitions
  const next = sql`coalesce(
    ${JSON.stringify(others)}::jsonb ->> subscription_status,
    ${FREE === 'FREE' ? sql`subscription_status` : sql`${FREE}::text`})`
  return sql`
    select users.id, subscription_status as before, ${next} as after,
      case when written_number >= ${number}::int or customer_id <> ${customerId} then 'outdated'
        when subscription_status <> ${next} then 'changed' else 'unchanged' end as outcome,
      provider_status, period_end, ends_at
    from users join subscriptions on subscriptions.user_id = users.id
    where users.id = ${userId} for no key update`
}

function recordUpdate({ reading, subscription, now }: Finding): SQL {
  return sql`
    update subscriptions set written_number = ${reading.number}::int, written_at = ${moment(now)},
      subscription_id = ${subscription?.id ?? null}, provider_status = ${subscription?.status ?? null},
      period_end = ${moment(subscription?.periodEnd)}, ends_at = ${moment(subscription?.endsAt)}
    from account, first where user_id = account.id and first.outcome <> 'outdated'`
}

function recordOf(subscription: ProviderSubscription | null): Written['known'] {
  return {
    providerStatus: subscription?.status ?? null,
    periodEnd: subscription?.periodEnd ?? null,
    endsAt: subscription?.endsAt ?? null,
  }
}

function storedOf(row: WrittenRow): Written['known'] {
  return {
    providerStatus: row.provider_status,
    periodEnd: row.period_end === null ? null : new Date(row.period_end),
    endsAt: row.ends_at === null ? null : new Date(row.ends_at),
  }
}

function moment(value: Date | null | undefined): SQL {
  return value ? sql`${value.toISOString()}::timestamptz` : sql`null::timestamptz`
}
