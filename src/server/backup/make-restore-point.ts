import { join } from 'node:path'
import type { ClientBase } from 'pg'
import type { Logger } from 'pino'
import type { BackupSettings } from '#server/settings/backups.ts'
import { keepNewest, makeBackupName } from './backup-names.ts'
import { readVersion } from './version.ts'
import { writeBackup } from './write-backup.ts'

/**
 * Keeps the data as it is before an upgrade changes its tables, and gives the file; null where
 * BACKUP_KEEP is 0. Throws, so that nothing is changed, when it cannot be written.
 */
export async function makeRestorePoint(
  client: ClientBase,
  { settings, log }: { settings: BackupSettings; log: Logger },
): Promise<string | null> {
  const { dir, keep } = settings
  if (keep === 0) return null
  const now = new Date()
  const file = join(dir, makeBackupName('before-upgrade', now))
  try {
    await writeBackup(client, file, { now, version: readVersion() })
  } catch (cause) {
    throw new Error(
      `Before the upgrade a backup is written to ${dir}, and that failed: ${(cause as Error).message} Make room there, choose another BACKUP_DIR, or upgrade without one: BACKUP_KEEP=0`,
      { cause },
    )
  }
  await keepNewest(dir, 'before-upgrade', keep)
  log.info({ event: 'restore_point_made', file }, 'Backup made before the upgrade')
  return file
}
