import { constants } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Pool } from 'pg'
import { BackupError } from '#server/backup/backup-error.ts'
import type { BackupSummary } from '#server/backup/backup-file.ts'
import type { BackupOptions } from '#server/backup/write-backup.ts'
import type { FromCopyThread, ToCopyThread } from './copy-thread.ts'

interface OfRunningServer extends BackupOptions {
  dataDir: string
  pool: Pool
}

const THREAD = new URL('./copy-thread.ts', import.meta.url)

/**
 * Backs up the embedded database while its server runs. Its one connection is held while the files
 * are copied, so that nothing is written meanwhile; then another thread opens the copy and reads it.
 */
export async function backUpCopy(
  file: string,
  { dataDir, pool, ...options }: OfRunningServer,
): Promise<BackupSummary> {
  const copy = join(dataDir, 'pglite.copy')
  try {
    await copyHeld(pool, { from: join(dataDir, 'pglite'), to: copy })
    return await readCopy({ folder: copy, file }, options)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

async function copyHeld(pool: Pool, { from, to }: { from: string; to: string }): Promise<void> {
  await rm(to, { recursive: true, force: true })
  const client = await pool.connect()
  try {
    await client.query('CHECKPOINT')
    // A file system that can share blocks copies nothing at all.
    await cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE })
  } finally {
    client.release()
  }
}

type Place = Pick<ToCopyThread, 'folder' | 'file'>

function readCopy(place: Place, { now, version, onProgress, signal }: BackupOptions) {
  const workerData: ToCopyThread = { ...place, version, now: now.toISOString() }
  const thread = new Worker(THREAD, { workerData })
  const stop = () => thread.postMessage('stop')
  signal?.addEventListener('abort', stop, { once: true })
  return new Promise<BackupSummary>((resolve, reject) => {
    thread.on('message', (message: FromCopyThread) => {
      if ('rows' in message) onProgress?.(message.rows)
      else if ('summary' in message) resolve(message.summary)
      else reject(message.isForPerson ? new BackupError(message.fault) : new Error(message.fault))
    })
    thread.on('error', reject)
    thread.on('exit', () => reject(new Error('The backup ended before it was done.')))
  }).finally(() => signal?.removeEventListener('abort', stop))
}
