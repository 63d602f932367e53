import { desc, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { databaseBytes } from '#server/db/embedded/outgrown.ts'
import { users } from '#server/db/schema.ts'
import { modelDays, modelUse } from '#server/db/tables/model-use.ts'

/** What the database says of itself. */
export async function readDatabaseFacts(db: Db) {
  const [facts] = await db
    .select({
      version: sql<string>`current_setting('server_version')`,
      bytes: databaseBytes,
      migrations: sql<number>`count(*)::int`,
    })
    .from(sql`drizzle.__drizzle_migrations`)
  return facts ?? { version: '', bytes: 0, migrations: 0 }
}

const daysTaken = {
  calls: modelDays.calls,
  tokensIn: modelDays.tokensIn,
  tokensOut: modelDays.tokensOut,
  costMicros: modelDays.costMicros,
}

/** What all accounts took of the model since a day, by day and purpose. */
export function readModelDays(db: Db, since: string) {
  const { day, purpose, failed } = modelDays
  return db
    .select({ day, purpose, failed, ...daysTaken })
    .from(modelDays)
    .where(gte(day, since))
    .orderBy(desc(day), modelDays.purpose)
}

/** The accounts that took most of it on a day. */
export function readTopAccounts(db: Db, { day, most }: { day: string; most: number }) {
  const { calls, tokensIn, tokensOut, costMicros } = modelUse
  return db
    .select({ id: users.id, email: users.email, calls, tokensIn, tokensOut, costMicros })
    .from(modelUse)
    .innerJoin(users, eq(users.id, modelUse.userId))
    .where(eq(modelUse.day, day))
    .orderBy(desc(sql`${tokensIn} + ${tokensOut}`))
    .limit(most)
}
