import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { projects } from '#server/db/schema.ts'
import { createdAt, updatedAt } from './columns.ts'

/**
 * The texts a user put into the newest document, apart from what was generated. An older version
 * keeps those it ended with in `documents.edits`.
 */
export const documentEdits = pgTable(
  'document_edits',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    item: text('item').notNull(),
    /** The place in the item, dotted. */
    field: text('field').notNull(),
    /** What stood there when the user last decided. */
    generated: text('generated').notNull(),
    text: text('text').notNull(),
    /** Names the answers the item cited then. */
    basis: text('basis').notNull(),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.item, table.field] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
  ],
)
