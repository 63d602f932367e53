import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { BoundResult } from '#domain/proof/bind-results.ts'
import { projects } from '#server/db/schema.ts'
import { createdAt } from './columns.ts'

/** Test reports as they were bound to a document's criteria; the newest result of each counts. */
export const testReports = pgTable(
  'test_reports',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    id: text('id').notNull(),
    /** The document's version that it was bound to. */
    version: integer('version').notNull(),
    /** The name of the token that sent it. */
    reporter: text('reporter').notNull(),
    tests: integer('tests').notNull(),
    results: jsonb('results').$type<BoundResult[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.id] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    index().on(table.userId, table.projectId, table.createdAt),
  ],
)
