import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { projects } from '#server/db/schema.ts'
import { createdAt, moment } from './columns.ts'

/**
 * Whom a founder asked to approve a version, and what they gave. Asked by a link: the row of `shares`
 * with the same id; what was given outlives the link.
 */
export const approvals = pgTable(
  'approvals',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    id: text('id').notNull(),
    version: integer('version').notNull(),
    /** As the founder named the person. */
    askedName: text('asked_name').notNull(),
    /** As the person named themselves; all below is null until they approve. */
    name: text('name'),
    role: text('role'),
    approvedAt: moment('approved_at'),
    /** Of the canonical JSON of what they saw. */
    sha256: text('sha256'),
    /** The fingerprint of each item they saw, by id. */
    items: jsonb('items').$type<Record<string, string>>(),
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
