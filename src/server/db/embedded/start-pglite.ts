import { PGlite } from '@electric-sql/pglite'
import { DurableFileSystem } from './durable-file-system.ts'

const SETTINGS = [
  'fsync=on',
  // The only method that reaches our file layer.
  'wal_sync_method=fsync',
  'full_page_writes=on',
  'synchronous_commit=on',
  // Two segments of the write-ahead log are plenty for one small server.
  'min_wal_size=32MB',
]

/** PGlite's own start parameters, but with fsync on: they turn it off by `-F`. */
const PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...SETTINGS.flatMap((setting) => ['-c', setting]),
]

/** Starts PGlite on a folder, durably. Throws with PostgreSQL's own words for why it cannot. */
export async function startPglite(folder: string): Promise<PGlite> {
  const complaints: string[] = []
  try {
    return await PGlite.create({
      fs: new DurableFileSystem(folder),
      startParams: PARAMETERS,
      onStderr: (line) => {
        if (/(FATAL|PANIC|ERROR):/.test(line)) complaints.push(line.replace(/^.*?(?=[A-Z]+:)/, ''))
        return false
      },
    })
  } catch (cause) {
    const reason = complaints.at(-1) ?? (cause instanceof Error ? cause.message : String(cause))
    throw new Error(`The embedded database in ${folder} cannot be opened. ${reason}`, { cause })
  }
}
