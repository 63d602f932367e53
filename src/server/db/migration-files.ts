import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase } from 'pg'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** This build's migrations, oldest first; a folder given is another build's, for tests. */
export function readMigrations(folder = MIGRATIONS_FOLDER): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder })
}

/** The hashes of the migrations that made the schema, oldest first; none for a database without one. */
export async function readAppliedMigrations(client: ClientBase): Promise<string[]> {
  const { rows: found } = await client.query(
    "SELECT to_regclass('drizzle.__drizzle_migrations') AS name",
  )
  if (found[0]?.name === null) return []
  const { rows } = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at',
  )
  return rows.map(({ hash }) => hash)
}
