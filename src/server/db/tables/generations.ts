import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { projects } from '#server/db/schema.ts'
import { moment } from './columns.ts'

/** A project's newest generation: how far it is, or how it ended. */
export const generations = pgTable(
  'generations',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    /** Names the attempt, and the claim of the trial's allowance. */
    id: text('id').notNull(),
    /** `running`, `done`, `failed` or `cancelled`. */
    status: text('status').notNull(),
    /** What goes on: a stage, and the parts that a model is asked about. */
    progress: jsonb('progress').notNull(),
    /** Why it failed: a code of the error catalogue. */
    error: text('error'),
    /** The document it became. */
    version: integer('version'),
    startedAt: moment('started_at').notNull(),
    /** The last sign of life; a running one without any for long belongs to a process that is gone. */
    aliveAt: moment('alive_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
    // For the admin page.
    index('generations_failed').on(table.startedAt).where(sql`status = 'failed'`),
  ],
)
