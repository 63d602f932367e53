import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { Language } from '#domain/language.ts'
import type { AskerKind, ThreadChange, ThreadKind, ThreadState } from '#domain/threads/thread.ts'
import { projects, users } from '#server/db/schema.ts'
import { createdAt, moment, updatedAt } from './columns.ts'

/** Who commented through a link without an account: known by a token in that browser. */
export const guests = pgTable(
  'guests',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    /** A hash of the link and of the browser's token, so that this table opens nothing. */
    id: text('id').notNull(),
    shareId: text('share_id').notNull(),
    name: text('name').notNull(),
    /** What mails to them are written in. */
    language: text('language').$type<Language>().notNull(),
    email: text('email'),
    /** Null until the link in the mail was pressed; nothing else is sent before that. */
    emailConfirmedAt: moment('email_confirmed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.id] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
  ],
)

/** What was asked, remarked or suggested of an item of a document, and the founder's reply. */
export const threads = pgTable(
  'threads',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').$type<ThreadKind>().notNull(),
    state: text('state').$type<ThreadState>().notNull().default('open'),
    /** The item as it was then, so that it stays readable when the item is gone. */
    item: text('item').notNull(),
    itemText: text('item_text').notNull(),
    /** Ids of the reading's rows that the item came from. */
    rows: jsonb('rows').$type<string[]>().notNull(),
    field: text('field').notNull(),
    quote: text('quote').notNull(),
    /** The version that was read. */
    version: integer('version').notNull(),
    /** The question whose answer the item came from. */
    questionId: text('question_id').notNull(),
    asker: text('asker').$type<AskerKind>().notNull(),
    /** Of a guest, and the link it came by, whose visitors see it; null for an agent. */
    guestId: text('guest_id'),
    shareId: text('share_id'),
    askerName: text('asker_name').notNull(),
    text: text('text').notNull(),
    reply: text('reply'),
    /** How the reply is marked in the answer, so that another one takes its place. */
    replyMark: text('reply_mark'),
    repliedAt: moment('replied_at'),
    /** The first version whose answers hold the reply, and what became different by it. */
    heldIn: integer('held_in'),
    changes: jsonb('changes').$type<ThreadChange[]>(),
    seenAt: moment('seen_at'),
    /** When the founder was mailed of it; null while nobody was. */
    founderToldAt: moment('founder_told_at'),
    /** When the asker was mailed of the reply. */
    askerToldAt: moment('asker_told_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.id] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    index('threads_newest').on(table.userId, table.createdAt),
    index('threads_untold')
      .on(table.createdAt, table.userId)
      .where(sql`founder_told_at IS NULL AND seen_at IS NULL`),
    index('threads_unheld')
      .on(table.repliedAt, table.userId, table.projectId)
      .where(sql`replied_at IS NOT NULL AND held_in IS NULL`),
    index('threads_to_tell')
      .on(table.repliedAt)
      .where(sql`guest_id IS NOT NULL AND held_in IS NOT NULL AND asker_told_at IS NULL`),
  ],
)

/** When a founder was last mailed of new comments; no row before the first time. */
export const commentMails = pgTable('comment_mails', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  isOff: boolean('is_off').notNull().default(false),
  sentAt: moment('sent_at'),
})
