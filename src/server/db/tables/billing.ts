import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#server/db/schema.ts'
import { createdAt, moment } from './columns.ts'

/** What is known of a user at the payment provider; no row before the first checkout or portal. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Where the ids below are good: `stripe_live`, `stripe_test` or `test`. */
    realm: text('realm').notNull(),
    customerId: text('customer_id').unique(),
    /** The one checkout that may be paid, and how many were opened: it names the next one. */
    checkoutId: text('checkout_id'),
    checkoutCount: integer('checkout_count').notNull().default(0),
    subscriptionId: text('subscription_id'),
    /** The provider's own word for the subscription's state. */
    providerStatus: text('provider_status'),
    periodEnd: moment('period_end'),
    /** When a cancelled subscription ends. */
    endsAt: moment('ends_at'),
    /** Each reading of the provider's record takes a number; only a higher one may be written. */
    readNumber: integer('read_number').notNull().default(0),
    writtenNumber: integer('written_number').notNull().default(0),
    readAt: moment('read_at'),
    writtenAt: moment('written_at'),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.periodEnd)],
)

/** Each event that had its effect, written with that effect, so that a repeat has none. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** What it did: `changed`, `unchanged`, `outdated`. */
    outcome: text('outcome').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (table) => [index().on(table.receivedAt)],
)

/** Who had a trial, by a keyed hash of the email that outlives the account. */
export const pastTrials = pgTable('past_trials', {
  emailHash: text('email_hash').primaryKey(),
  startedAt: moment('started_at').notNull(),
})

/** When a job that must not run too often began last, over all instances. */
export const jobRuns = pgTable('job_runs', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
})

/** The test checkout's own books, in the provider's shapes; empty with a real provider. */
export const testPayments = pgTable(
  'test_payments',
  {
    id: text('id').primaryKey(),
    customerId: text('customer_id').notNull(),
    object: jsonb('object').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.customerId)],
)
