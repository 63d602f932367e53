import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ProgressState } from '#domain/agents/progress.ts'
import { projects, users } from '#server/db/schema.ts'
import { createdAt, moment } from './columns.ts'

/** Keys that a user made for programs of their own; the key itself is shown once and never kept. */
export const personalTokens = pgTable(
  'personal_tokens',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    name: text('name').notNull(),
    /** SHA-256 of the key; it has 256 random bits, so nothing slower is needed. */
    hash: text('hash').notNull(),
    /** The key's last letters, by which its owner knows it again. */
    ending: text('ending').notNull(),
    scopes: text('scopes').array().notNull(),
    /** Null for a key without an end. */
    expiresAt: moment('expires_at'),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    // Not unique: a key over all users could not be sharded, and 256 random bits do not meet.
    index('personal_tokens_hash').on(table.hash),
  ],
)

/** What agents said of the building of an item; the newest report of each counts. */
export const progress = pgTable(
  'progress',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    id: text('id').notNull(),
    /** The id of a requirement, a criterion or another item of the document. */
    item: text('item').notNull(),
    state: text('state').$type<ProgressState>().notNull(),
    /** What shows it: a test's name, a commit, an address. */
    evidence: text('evidence').notNull(),
    /** The name of the token or the agent that said it. */
    reporter: text('reporter').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.id] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    index().on(table.userId, table.projectId, table.item, table.createdAt),
  ],
)
