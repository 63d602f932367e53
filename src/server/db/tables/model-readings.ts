import { foreignKey, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { projects } from '#server/db/schema.ts'
import { createdAt } from './columns.ts'

/**
 * What a model read of each answer, so that words that did not change are not read again. One for
 * each question, and one for the rows of all answers together.
 */
export const modelReadings = pgTable(
  'model_readings',
  {
    userId: text('user_id').notNull(),
    projectId: text('project_id').notNull(),
    /** A question's id, or `all`. */
    part: text('part').notNull(),
    /** Names the words, the model and the version of its prompt. */
    digest: text('digest').notNull(),
    value: jsonb('value').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.projectId, table.part] }),
    foreignKey({
      columns: [table.userId, table.projectId],
      foreignColumns: [projects.userId, projects.id],
    }).onDelete('cascade'),
  ],
)
