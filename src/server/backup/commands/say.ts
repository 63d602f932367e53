import { BackupError } from '#server/backup/backup-error.ts'
import { ConfigError } from '#server/config.ts'
import { FolderInUseError } from '#server/db/embedded/folder-lock.ts'

/** For whoever reads the terminal. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/** Shows a number that grows, on one line where a person looks on. */
export function showRows(rows: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${rows.toLocaleString('en')} rows `)
}

/** Runs a command, and ends with one sentence that says what to do when it fails. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`\n${explain(error)}\n`)
    process.exitCode = 1
  }
}

const FOR_PERSONS = [BackupError, ConfigError, FolderInUseError]

function explain(error: unknown): string {
  if (FOR_PERSONS.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return `There is no such file or folder: ${message}`
  if (code === 'ENOSPC') return 'The disk is full. Make room, then run the command again.'
  if (code === 'ECONNREFUSED') return 'The database server cannot be reached. Check DATABASE_URL.'
  return `That failed: ${message}`
}
