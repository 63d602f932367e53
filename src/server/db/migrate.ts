import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { PoolClient } from 'pg'
import type { Database } from './database.ts'
import { MIGRATIONS_FOLDER, readAppliedMigrations, readMigrations } from './migration-files.ts'

/** Any number, the same in every instance. */
const LOCK = 7_203_411_865

export interface MigrateOptions {
  /** Another build's migrations, for tests. */
  folder?: string
  /** Called under the lock before tables that are there already are changed. */
  beforeUpgrade?: (client: PoolClient) => Promise<void>
}

/**
 * Brings the schema to this build's version. All pending migrations are one transaction, under a
 * lock that instances starting together take in turn; killed at any moment, none or all have happened.
 */
export async function migrate(
  database: Database,
  { folder = MIGRATIONS_FOLDER, beforeUpgrade }: MigrateOptions = {},
): Promise<void> {
  const client = await database.pool.connect()
  let failure: unknown
  try {
    if (database.mustBeDurable) await refuseUnsafeSettings(client, database.dialect)
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    if (beforeUpgrade && (await isOlder(client, folder))) await beforeUpgrade(client)
    await runMigrations(drizzle(client), { migrationsFolder: folder })
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

/** Whether there are tables of an earlier build. */
async function isOlder(client: PoolClient, folder: string): Promise<boolean> {
  const { length: applied } = await readAppliedMigrations(client)
  return applied > 0 && applied < readMigrations(folder).length
}

/**
 * Both settings off mean that a power cut loses acknowledged writes or tears pages. A superuser, or
 * who may become one, reads and writes the server's files and every other database on it.
 */
async function refuseUnsafeSettings(client: PoolClient, dialect: Database['dialect']) {
  const { rows } = await client.query<{ name: string }>(
    "SELECT name FROM pg_settings WHERE name IN ('fsync', 'full_page_writes') AND setting = 'off'",
  )
  const names = rows.map((row) => row.name)
  const faults: string[] = []
  if (names.length > 0) {
    faults.push(
      `The database server runs with ${names.join(' and ')} off, so a power cut could lose saved work. Turn ${names.length > 1 ? 'them' : 'it'} on.`,
    )
  }
  // The embedded database has one user and nobody else's data.
  if (dialect === 'postgres' && (await isSuperuser(client))) {
    faults.push(
      "DATABASE_URL signs in as a superuser, or as a role that may become one. Make a role that owns this database alone: CREATE ROLE groundwork LOGIN PASSWORD '…'; ALTER DATABASE … OWNER TO groundwork.",
    )
  }
  if (faults.length > 0) throw new Error(faults.join(' '))
}

async function isSuperuser(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query(
    "SELECT 1 FROM pg_roles WHERE rolsuper AND pg_has_role(session_user, oid, 'MEMBER') LIMIT 1",
  )
  return rows.length > 0
}
