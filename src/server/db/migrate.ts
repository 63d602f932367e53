import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { PoolClient } from 'pg'
import type { Database } from './database.ts'

const FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** Any number, the same in every instance. */
const LOCK = 7_203_411_865

/**
 * Brings the schema to this build's version. All pending migrations are one transaction, under a
 * lock that instances starting together take in turn; killed at any moment, none or all have happened.
 */
export async function migrate(database: Database): Promise<void> {
  const client = await database.pool.connect()
  let failure: unknown
  try {
    if (database.mustBeDurable) await refuseUnsafeSettings(client)
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await runMigrations(drizzle(client), { migrationsFolder: FOLDER })
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK])
    await client.query('RESET statement_timeout')
  } catch (error) {
    failure = error
    throw error
  } finally {
    // After a failure the connection is closed, and with it goes the lock.
    client.release(failure !== undefined)
  }
}

/** Both settings off mean that a power cut loses acknowledged writes or tears pages. */
async function refuseUnsafeSettings(client: PoolClient) {
  const { rows } = await client.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'",
  )
  const names = rows.map((row) => row.name)
  if (names.length === 0) return
  throw new Error(
    `The database server runs with ${names.join(' and ')} off, so a power cut could lose saved work. Turn ${names.length > 1 ? 'them' : 'it'} on.`,
  )
}
