import { parentPort, workerData } from 'node:worker_threads'
import type { ExportFormatId } from '#domain/requirements/exports/export-formats.ts'
import { type ArchiveSource, makeArchive } from './make-archive.ts'
import { type DocumentSource, makeFile } from './make-file.ts'

/** What a thread is started for: one file of a document, or a project's archive. */
export type HeavyTask =
  | { kind: 'document'; source: DocumentSource; format: ExportFormatId }
  | { kind: 'project'; source: ArchiveSource }

/** Runs once, in a thread of its own, started by `heavyWork`. */
async function run(task: HeavyTask): Promise<Uint8Array> {
  return task.kind === 'document' ? makeFile(task.source, task.format) : makeArchive(task.source)
}

parentPort?.postMessage(await run(workerData as HeavyTask))
