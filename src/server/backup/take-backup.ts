import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/connect.ts'
import { openServerClient } from '#server/db/open-server-client.ts'
import type { BackupSummary } from './backup-file.ts'
import { backUpCopy } from './copy/back-up-copy.ts'
import { readVersion } from './version.ts'
import { type BackupOptions, writeBackup } from './write-backup.ts'

export interface TakeBackup extends Omit<BackupOptions, 'version'> {
  config: Pick<Config, 'databaseUrl' | 'dataDir'>
  /** The running server's database. */
  database: Pick<Database, 'pool'>
}

/**
 * Backs up the database of a running server into one file. On PostgreSQL it reads one view of the
 * database beside everybody else; the embedded one, which has a single session, is copied in an
 * instant in which statements wait, and the copy is read on another thread.
 */
export async function takeBackup(
  file: string,
  { config, database, ...options }: TakeBackup,
): Promise<BackupSummary> {
  const version = readVersion()
  if (config.databaseUrl === null) {
    return backUpCopy(file, { ...options, version, dataDir: config.dataDir, pool: database.pool })
  }
  return backUpServer(file, config.databaseUrl, { ...options, version })
}

/** On a connection of its own, without the limits that requests have. */
export async function backUpServer(file: string, databaseUrl: string, options: BackupOptions) {
  const client = await openServerClient(databaseUrl, 'groundwork-backup')
  try {
    return await writeBackup(client, file, options)
  } finally {
    await client.end()
  }
}
