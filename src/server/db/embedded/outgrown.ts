import { type SQL, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '#server/db/database.ts'

/**
 * Beyond this size what holds the embedded database's one session, a vacuum or the copy for a backup,
 * makes everybody wait for seconds (docs/scale.md#the-embedded-database).
 */
const COMFORTABLE_BYTES = 250_000_000

/** How large a database is, in bytes. */
export const databaseBytes: SQL<number> = sql`pg_database_size(current_database())::float8`

/** Whether a database of so many bytes would be better off on a PostgreSQL server. */
export function isOutgrown({ dialect }: Pick<Database, 'dialect'>, bytes: number): boolean {
  return dialect === 'pglite' && bytes > COMFORTABLE_BYTES
}

/** Tells the operator at the start when the embedded database has become too large for comfort. */
export async function warnWhenOutgrown(
  database: Pick<Database, 'dialect' | 'db'>,
  log: Pick<Logger, 'warn'>,
): Promise<void> {
  if (database.dialect !== 'pglite') return
  const { rows } = await database.db.execute<{ bytes: number }>(
    sql`select ${databaseBytes} as bytes`,
  )
  const bytes = rows[0]?.bytes ?? 0
  if (!isOutgrown(database, bytes)) return
  const megabytes = Math.round(bytes / 1_000_000)
  log.warn(
    `The embedded database has grown to ${megabytes} MB. A PostgreSQL server (DATABASE_URL) serves so much better: npm run backup, then npm run restore, move everything there (docs/scale.md).`,
  )
}
