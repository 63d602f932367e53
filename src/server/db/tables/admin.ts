import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Language } from '#domain/language.ts'
import { users } from '#server/db/schema.ts'
import { createdAt, moment } from './columns.ts'

/**
 * What was done on the admin page, never changed and never deleted. It outlives the accounts it tells
 * of, so it names the other account by its id alone.
 */
export const adminActions = pgTable(
  'admin_actions',
  {
    id: text('id').primaryKey(),
    /** Whose page it was: an address of `ADMIN_EMAILS`, which is the operator's own. */
    adminEmail: text('admin_email').notNull(),
    action: text('action').notNull(),
    /** The account it was done to; null where it was none. */
    userId: text('user_id'),
    /** What else it was done to, such as an event's id; never a word of a user. */
    subject: text('subject'),
    outcome: text('outcome').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('admin_actions_time').on(table.createdAt, table.id)],
)

/**
 * E-mails around signing in that no mail server took. Neither address nor words: both are made anew
 * when it is sent again, and so is the link.
 */
export const failedMails = pgTable(
  'failed_mails',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Which of the e-mails: a second failure of the same one is the same row. */
    kind: text('kind').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The fault's code, such as `ECONNREFUSED`; its words can hold the address. */
    error: text('error').notNull(),
    attempts: integer('attempts').notNull().default(1),
    triedAt: moment('tried_at').notNull(),
    /** When it is tried again by itself; null once it was often enough. */
    nextAttemptAt: moment('next_attempt_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind] }),
    index('failed_mails_time').on(table.triedAt),
    index('failed_mails_due').on(table.nextAttemptAt).where(sql`next_attempt_at IS NOT NULL`),
  ],
)

/** Events of the payment provider that were received, and could not have their effect. */
export const failedWebhooks = pgTable(
  'failed_webhooks',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    customerId: text('customer_id').notNull(),
    error: text('error').notNull(),
    attempts: integer('attempts').notNull().default(1),
    triedAt: moment('tried_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('failed_webhooks_time').on(table.triedAt),
    index('failed_webhooks_customer').on(table.customerId),
  ],
)
