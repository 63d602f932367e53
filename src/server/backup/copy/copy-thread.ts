import { parentPort, workerData } from 'node:worker_threads'
import { BackupError } from '#server/backup/backup-error.ts'
import type { BackupSummary } from '#server/backup/backup-file.ts'
import { runInFolder } from '#server/backup/run-in-folder.ts'
import { writeBackup } from '#server/backup/write-backup.ts'

/** What the thread is started with. Any message to it afterwards means: stop. */
export interface ToCopyThread {
  /** A copy of the embedded database's folder, the thread's alone. */
  folder: string
  file: string
  version: string
  now: string
}

export type FromCopyThread =
  | { rows: number }
  | { summary: BackupSummary }
  | { fault: string; isForPerson: boolean }

const port = parentPort
if (port) {
  const { folder, file, version, now } = workerData as ToCopyThread
  const send = (message: FromCopyThread) => port.postMessage(message)
  const stop = new AbortController()
  port.once('message', () => stop.abort())
  try {
    const summary = await runInFolder(folder, (client) =>
      writeBackup(client, file, {
        now: new Date(now),
        version,
        onProgress: (rows) => send({ rows }),
        signal: stop.signal,
      }),
    )
    send({ summary })
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    send({ fault, isForPerson: error instanceof BackupError })
  } finally {
    port.close()
  }
}
