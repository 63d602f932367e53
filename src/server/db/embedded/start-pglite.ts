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
  let lastWords = ''
  try {
    return await PGlite.create({
      fs: new DurableFileSystem(folder),
      startParams: PARAMETERS,
      onStderr: (line) => {
        lastWords = line
        return false
      },
    })
  } catch (cause) {
    const reason = isDiskFull(cause) ? 'No space left on device' : withoutPrefix(lastWords)
    throw new Error(
      `The embedded database in ${folder} cannot be opened: ${reason}. ${whatToDo(isDiskFull(cause))}`,
      { cause },
    )
  }
}

/** The number of ENOSPC where PGlite was compiled to; thrown while the first files are written. */
const DISK_FULL = 51

function isDiskFull(error: unknown): boolean {
  return error instanceof Object && 'errno' in error && error.errno === DISK_FULL
}

function whatToDo(isFull: boolean): string {
  if (isFull) return 'Make room on the disk, then start again.'
  return 'Its files are damaged or not complete. Move this folder away and keep it; then restore a backup with npm run restore -- FILE, or start with an empty database.'
}

/** PostgreSQL begins a line with the time and the process. */
function withoutPrefix(line: string): string {
  const words = line.replace(/^[\d-]+ .*?\] /, '').trim()
  // What it says of a folder that is no database: advice for another program.
  return words === '' || /initdb/.test(words) ? 'PostgreSQL cannot read it' : words
}
