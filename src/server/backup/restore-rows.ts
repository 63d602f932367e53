import type { ClientBase } from 'pg'
import { readMigrations } from '#server/db/migration-files.ts'
import { BackupError } from './backup-error.ts'
import { type BackupSummary, countRows, type Header } from './backup-file.ts'
import { insertRows, readRows } from './queries.ts'
import { readBackup } from './read-backup.ts'
import { RowDigest } from './row-digest.ts'

export interface RestoreOptions {
  /** Called as rows are stored, with their number so far and the number of all. */
  onProgress?: (rows: number, all: number) => void
  /** Another build's migrations, for tests. */
  migrationsFolder?: string
}

/** Reads a backup through before anything is touched, and refuses one this build cannot hold. */
export async function checkBackup(file: string, options: RestoreOptions): Promise<BackupSummary> {
  const summary = await readBackup(file)
  migrationsOf(summary.header, options)
  return summary
}

/**
 * Makes a backup's tables in an empty database, stores its rows and compares every table with the
 * file, all within the caller's transaction. The schema is the backup's; the next start brings it up
 * to date.
 */
export async function restoreRows(
  client: ClientBase,
  file: string,
  { checked, ...options }: RestoreOptions & { checked: BackupSummary },
): Promise<void> {
  await makeTables(client, migrationsOf(checked.header, options))
  const all = countRows(checked)
  let stored = 0
  await readBackup(file, {
    async rows(table, rows) {
      await insertRows(client, table, rows)
      stored += rows.length
      options.onProgress?.(stored, all)
    },
  })
  await compare(client, checked)
}

/** The migrations that made the backup's tables. Throws when this build does not know them. */
function migrationsOf(header: Header, { migrationsFolder }: RestoreOptions) {
  const known = readMigrations(migrationsFolder)
  const isKnown = header.migrations.every((hash, at) => known[at]?.hash === hash)
  if (isKnown) return known.slice(0, header.migrations.length)
  throw new BackupError(
    `The backup was made by another version of Groundwork (${header.version}, ${header.madeAt}), whose tables this version does not know. Install that version or a newer one, then restore.`,
  )
}

type Migrations = ReturnType<typeof readMigrations>

async function makeTables(client: ClientBase, migrations: Migrations): Promise<void> {
  for (const { sql } of migrations) for (const statement of sql) await client.query(statement)
  await client.query('CREATE SCHEMA drizzle')
  await client.query(
    'CREATE TABLE drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
  )
  await client.query(
    'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) SELECT * FROM unnest($1::text[], $2::bigint[])',
    [migrations.map(({ hash }) => hash), migrations.map(({ folderMillis }) => folderMillis)],
  )
}

/** What is in the database now must be what the file holds, row for row. */
async function compare(client: ClientBase, { tables }: BackupSummary): Promise<void> {
  for (const { name, rows, digest } of tables) {
    const found = new RowDigest()
    for await (const some of readRows(client, name)) for (const row of some) found.add(row)
    if (found.rows !== rows || found.digest !== digest) {
      throw new BackupError(
        `The table ${name} came out different from the backup, so nothing was changed. Please report this.`,
      )
    }
  }
}
