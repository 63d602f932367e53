import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The kernel counts a process's time in hundredths of a second. */
const TICKS_A_SECOND = 100

/** Memory that processes hold now, shared parts counted once, in megabytes. Linux alone tells it. */
export function readMemory(pids: readonly number[]): number {
  const kilobytes = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readOf(pid, 'smaps_rollup'))?.[1] ?? 0),
  )
  return sum(kilobytes) / 1024
}

/** Seconds of processor time that processes, and those they started that ended, have used so far. */
export function readProcessorSeconds(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    // The name of a program is in brackets and may hold anything.
    const fields = readOf(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
    return sum(fields.slice(11, 15).map(Number))
  })
  return sum(ticks) / TICKS_A_SECOND
}

/** A process and those that it started. */
export function listFamily(parent: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && readParent(name) === parent)
    .map(Number)
  return [parent, ...children]
}

export function readParent(pid: number | string): number | null {
  const parent = /^PPid:\s+(\d+)/m.exec(readOf(pid, 'status'))?.[1]
  return parent === undefined ? null : Number(parent)
}

/** What the kernel tells of a process; nothing of one that ended meanwhile. */
function readOf(pid: number | string, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The size of a folder's files on the disk, in megabytes. */
export function measureFolder(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  return sum(files.map((entry) => sizeOf(join(entry.parentPath, entry.name)))) / (1024 * 1024)
}

function sizeOf(file: string): number {
  return (statSync(file, { throwIfNoEntry: false })?.blocks ?? 0) * 512
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
