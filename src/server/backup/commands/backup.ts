import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BackupError } from '#server/backup/backup-error.ts'
import { type BackupSummary, countRows } from '#server/backup/backup-file.ts'
import { makeBackupName } from '#server/backup/backup-names.ts'
import { askForBackup } from '#server/backup/local-door.ts'
import { runInFolder } from '#server/backup/run-in-folder.ts'
import { backUpServer } from '#server/backup/take-backup.ts'
import { readVersion } from '#server/backup/version.ts'
import { writeBackup } from '#server/backup/write-backup.ts'
import { type Config, readConfig } from '#server/config.ts'
import { FolderInUseError, type FolderLock, lockFolder } from '#server/db/embedded/folder-lock.ts'
import { runCommand, say, showRows } from './say.ts'

/** `npm run backup -- FILE`: the server's database, running or stopped, into one file. */
await runCommand(async () => {
  const config = readConfig()
  const now = new Date()
  const file = resolve(process.argv[2] ?? join(config.backups.dir, makeBackupName('backup', now)))
  const options = { now, version: readVersion(), onProgress: showRows }
  const summary = config.databaseUrl
    ? await backUpServer(file, config.databaseUrl, options)
    : await backUpEmbedded(file, config, options)
  say(`Backed up ${countRows(summary)} rows of ${summary.tables.length} tables into ${file}`)
})

type Options = Parameters<typeof writeBackup>[2]

async function backUpEmbedded(
  file: string,
  { dataDir }: Config,
  options: Options,
): Promise<BackupSummary> {
  const folder = join(dataDir, 'pglite')
  if (!existsSync(folder)) throw new BackupError(`There is no database in ${dataDir} to back up.`)
  const lock = await takeLock(dataDir)
  if (lock === null) return await askForBackup(dataDir, { file, onProgress: showRows })
  try {
    return await runInFolder(folder, (client) => writeBackup(client, file, options))
  } finally {
    lock.release()
  }
}

/** Null while a server has the folder. */
async function takeLock(dataDir: string): Promise<FolderLock | null> {
  try {
    return await lockFolder(dataDir)
  } catch (error) {
    if (error instanceof FolderInUseError) return null
    throw error
  }
}
