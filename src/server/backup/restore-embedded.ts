import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { flushTree, settleRestored } from '#server/db/embedded/first-start.ts'
import { lockFolder } from '#server/db/embedded/folder-lock.ts'
import { timeInName } from './backup-names.ts'
import { hasRows, runInTransaction } from './queries.ts'
import { makeNotEmptyError } from './restore-postgres.ts'
import { checkBackup, type RestoreOptions, restoreRows } from './restore-rows.ts'
import { runInFolder } from './run-in-folder.ts'

interface Target extends RestoreOptions {
  dataDir: string
  /** Put the backup in the place of what is there, which is kept beside it under another name. */
  replace: boolean
  now: Date
}

/**
 * Restores a backup into the embedded database of a stopped server. The new database is made beside
 * the old one and takes its place by renaming when it is whole: ended at any moment, there is the old
 * one or the new one. Throws `FolderInUseError` while a server runs, and `BackupError`.
 * Gives what was restored, and where the former database went.
 */
export async function restoreEmbedded(file: string, target: Target) {
  const { dataDir, replace, now, ...options } = target
  const checked = await checkBackup(file, options)
  const lock = await lockFolder(dataDir)
  try {
    settleRestored(dataDir)
    const folder = join(dataDir, 'pglite')
    const isThere = existsSync(folder)
    if (isThere && !replace && (await runInFolder(folder, hasRows))) throw makeNotEmptyError()
    const unfinished = join(dataDir, 'pglite.restoring')
    rmSync(unfinished, { recursive: true, force: true })
    await runInFolder(unfinished, (client) =>
      runInTransaction(client, () => restoreRows(client, file, { ...options, checked })),
    )
    flushTree(unfinished)
    const kept = isThere ? join(dataDir, `pglite.before-${timeInName(now)}`) : null
    // From here on, whoever opens the folder next finishes what is cut off.
    renameSync(unfinished, join(dataDir, 'pglite.restored'))
    if (kept) renameSync(folder, kept)
    settleRestored(dataDir)
    return { summary: checked, kept }
  } finally {
    lock.release()
  }
}
