import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Row } from '#domain/reading/rows.ts'
import { projects } from '#server/db/schema.ts'
import { createdAt, updatedAt } from './columns.ts'

/** What was understood of a project's answers, with the founder's decisions on it. */
export const readings = pgTable(
  'readings',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    version: integer('version').notNull(),
    /** The highest number given out for a row. */
    lastRow: integer('last_row').notNull(),
    rows: jsonb('rows').$type<Row[]>().notNull(),
    /** The version of each answer that was read, by the question's id. */
    answers: jsonb('answers').$type<Record<string, number>>().notNull(),
    /** Names the reader: another one reads afresh. */
    reader: text('reader').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
  ],
)
