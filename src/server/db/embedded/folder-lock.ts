import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** Who holds the folder, for the sentence that refuses the next one. */
interface Holder {
  pid: number
  startedAt: string
  port?: number
}

export interface FolderLock {
  release(): void
}

/** Thrown when another process has the folder; its message is written for the person who started us. */
export class FolderInUseError extends Error {
  override readonly name = 'FolderInUseError'
}

const WAIT_MS = 500
const RETRY_MS = 50

/**
 * Takes the data folder for this process alone, or throws `FolderInUseError` after half a second.
 *
 * The lock is an exclusive SQLite transaction on an empty file, because that is the one lock in
 * Node that the operating system gives on Linux, macOS and Windows alike, that is never taken
 * twice, and that ends with its process however that ends: no stale lock, no reused process id.
 */
export async function lockFolder(folder: string, port?: number): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true })
  const lockFile = join(folder, 'database.lock')
  const holderFile = join(folder, 'database.lock.json')
  const deadline = Date.now() + WAIT_MS
  for (;;) {
    const lock = tryLock(lockFile)
    if (lock) {
      const holder = { pid: process.pid, startedAt: new Date().toISOString() }
      writeHolder(holderFile, port === undefined ? holder : { ...holder, port })
      return {
        release() {
          rmSync(holderFile, { force: true })
          lock.close()
        },
      }
    }
    if (Date.now() >= deadline) throw new FolderInUseError(refusal(folder, readHolder(holderFile)))
    await sleep(RETRY_MS)
  }
}

function tryLock(file: string): DatabaseSync | null {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
}

const SQLITE_BUSY = 5

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
}

/** By renaming, so that a reader never sees half of it. */
function writeHolder(file: string, holder: Holder) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, JSON.stringify(holder))
  renameSync(draft, file)
}

function readHolder(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return null
  }
}

function refusal(folder: string, holder: Holder | null): string {
  const who = holder
    ? `process ${holder.pid} (started ${holder.startedAt}${holder.port ? `, port ${holder.port}` : ''})`
    : 'another process'
  return `The data folder ${folder} is in use by ${who}. Stop that process first, or give this one another folder with DATA_DIR.`
}
