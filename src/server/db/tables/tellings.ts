import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Origin, Telling } from '#domain/telling/telling.ts'
import { projects } from '#server/db/schema.ts'
import { createdAt, updatedAt } from './columns.ts'

/** What was told at once, word for word, and where each piece of it went: a project's notes. */
export const tellings = pgTable(
  'tellings',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    id: text('id').notNull(),
    /** The file's name; null for what was pasted or spoken. */
    name: text('name'),
    origin: text('origin').$type<Origin>().notNull(),
    text: text('text').notNull(),
    stretches: jsonb('stretches').$type<Telling['stretches']>().notNull(),
    edits: jsonb('edits').$type<Telling['edits']>().notNull(),
    version: integer('version').notNull(),
    /** The name of the model that sorted it; null where the rules did. */
    sorter: text('sorter'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.id] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
  ],
)
