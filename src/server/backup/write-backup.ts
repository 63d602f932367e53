import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { readAppliedMigrations } from '#server/db/migration-files.ts'
import { BackupError } from './backup-error.ts'
import { type BackupSummary, FORMAT, type Header } from './backup-file.ts'
import { beginSnapshot, listTables, readRows } from './queries.ts'
import { RowDigest } from './row-digest.ts'

export interface BackupOptions {
  now: Date
  /** This build's version, for the person who looks into the file. */
  version: string
  /** Called while rows are written, with their number so far. */
  onProgress?: (rows: number) => void
  signal?: AbortSignal
}

/**
 * Writes all data that the client's database holds now into one file, which has its name only when
 * it is whole and on the disk. Memory stays flat whatever its size. Throws when the file exists,
 * cannot be written, or the database holds nothing yet.
 */
export async function writeBackup(
  client: ClientBase,
  file: string,
  options: BackupOptions,
): Promise<BackupSummary> {
  const unfinished = `${file}.${process.pid}.unfinished`
  await mkdir(dirname(file), { recursive: true })
  if (existsSync(file)) {
    throw new BackupError(`${file} exists already. Choose another name, or move that file away.`)
  }
  try {
    await beginSnapshot(client)
    const summary: BackupSummary = { header: await headerOf(client, options), tables: [] }
    await pipeline(
      Readable.from(lines(client, summary, options), { objectMode: false }),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
      { ...(options.signal && { signal: options.signal }) },
    )
    await rename(unfinished, file)
    return summary
  } finally {
    await rm(unfinished, { force: true })
    await client.query('ROLLBACK').catch(() => undefined)
  }
}

async function headerOf(client: ClientBase, { now, version }: BackupOptions): Promise<Header> {
  const migrations = await readAppliedMigrations(client)
  if (migrations.length === 0) {
    throw new BackupError('This database has no tables yet, so there is nothing to back up.')
  }
  return { groundwork: 'backup', format: FORMAT, version, madeAt: now.toISOString(), migrations }
}

/** The file's text, in pieces of many lines; fills the summary's tables on the way. */
async function* lines(client: ClientBase, summary: BackupSummary, { onProgress }: BackupOptions) {
  yield line(summary.header)
  let written = 0
  for (const table of await listTables(client)) {
    yield line({ table })
    const digest = new RowDigest()
    for await (const rows of readRows(client, table)) {
      for (const row of rows) digest.add(row)
      written += rows.length
      onProgress?.(written)
      yield `${rows.join('\n')}\n`
    }
    summary.tables.push({ name: table, rows: digest.rows, digest: digest.digest })
    yield line({ end: table, rows: digest.rows, digest: digest.digest })
  }
  yield line({ complete: true, tables: summary.tables.length })
}

const line = (value: object) => `${JSON.stringify(value)}\n`
