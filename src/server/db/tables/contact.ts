import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '#server/db/schema.ts'
import { createdAt, moment } from './columns.ts'

/** What visitors wrote. A row is there before its email leaves, and knows whether it has left. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    /** A hash of the sender's key and words, so that a repeated request is the same message. */
    id: text('id').primaryKey(),
    /** Whose account it was sent from, and goes with; null for a visitor. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    attempts: integer('attempts').notNull().default(1),
    /** Until then whoever counted the last attempt is at it; afterwards anyone may take it. */
    nextAttemptAt: moment('next_attempt_at').notNull(),
    /** Null until a mail server has taken it over. */
    mailedAt: moment('mailed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('contact_messages_user').on(table.userId).where(sql`user_id IS NOT NULL`),
    index('contact_messages_unsent').on(table.nextAttemptAt).where(sql`mailed_at IS NULL`),
    index('contact_messages_mailed').on(table.mailedAt).where(sql`mailed_at IS NOT NULL`),
  ],
)
