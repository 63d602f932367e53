import { parentPort, workerData } from 'node:worker_threads'
import type { ExportFormatId } from '#domain/requirements/exports/export-formats.ts'
import {
  type AccountSource,
  makeAccountArchive,
} from '#server/profile/archive/make-account-archive.ts'
import { type ArchiveSource, makeArchive } from './make-archive.ts'
import { type DocumentSource, makeFile } from './make-file.ts'

/** What a thread is started for: one file of a document, a project's archive, or an account's. */
export type HeavyTask =
  | { kind: 'document'; source: DocumentSource; format: ExportFormatId }
  | { kind: 'project'; source: ArchiveSource }
  | { kind: 'account'; source: AccountSource }

/** Runs once, in a thread of its own, started by `heavyWork`. */
async function run(task: HeavyTask): Promise<Uint8Array> {
  switch (task.kind) {
    case 'document':
      return makeFile(task.source, task.format)
    case 'project':
      return makeArchive(task.source)
    case 'account':
      return makeAccountArchive(task.source)
  }
}

parentPort?.postMessage(await run(workerData as HeavyTask))
