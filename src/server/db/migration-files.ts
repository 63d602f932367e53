import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('./migrations', import.meta.url))

/** This build's migrations, oldest first; a folder given is another build's, for tests. */
export function readMigrations(folder = MIGRATIONS_FOLDER): MigrationMeta[] {
  return readMigrationFiles({ migrationsFolder: folder })
}
