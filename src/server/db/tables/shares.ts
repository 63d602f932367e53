import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { projects } from '#server/db/schema.ts'
import { createdAt, moment } from './columns.ts'

/** Links that let whoever has them read one version of a document. */
export const shares = pgTable(
  'shares',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    id: text('id').notNull(),
    version: integer('version').notNull(),
    /** 256 random bits, the only way to the link; kept as it is, so that it can be copied again. */
    token: text('token').notNull(),
    /** Null where none is asked. */
    passphraseHash: text('passphrase_hash'),
    /** Null for a link without an end. */
    expiresAt: moment('expires_at'),
    opened: integer('opened').notNull().default(0),
    lastOpenedAt: moment('last_opened_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.id] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    // Not unique: a key over all users could not be sharded, and 256 random bits do not meet.
    index('shares_token').on(table.token),
  ],
)
