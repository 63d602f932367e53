import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '#server/db/schema.ts'

const day = () => date('day', { mode: 'string' }).notNull()
const amount = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/** What a user's calls to the model took on a day (UTC); the day's limit is held on this row. */
export const modelUse = pgTable(
  'model_use',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: day(),
    calls: integer('calls').notNull().default(0),
    tokensIn: amount('tokens_in'),
    tokensOut: amount('tokens_out'),
    /** What the calls under way may take at most; a process that dies leaves it until the day ends. */
    tokensClaimed: amount('tokens_claimed'),
    /** In millionths of a US dollar, at the prices of that moment. */
    costMicros: amount('cost_micros'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('model_use_day').on(table.day),
  ],
)

/** The same of all users together, for each purpose: it names nobody, and outlives their accounts. */
export const modelDays = pgTable(
  'model_days',
  {
    day: day(),
    purpose: text('purpose').notNull(),
    calls: integer('calls').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    tokensIn: amount('tokens_in'),
    tokensOut: amount('tokens_out'),
    costMicros: amount('cost_micros'),
  },
  (table) => [primaryKey({ columns: [table.day, table.purpose] })],
)
