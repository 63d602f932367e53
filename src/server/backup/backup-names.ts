import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A moment as it may be in a file's name on every system: 2026-11-22T03-00-00Z. */
export function timeInName(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, '').replaceAll(':', '-')
}

/** What a kept backup is for: `daily` ones and those that were asked for count together. */
export type BackupReason = 'backup' | 'before-upgrade'

/** The name of a backup made now. */
export function makeBackupName(reason: BackupReason, now: Date): string {
  return `groundwork-${reason}-${timeInName(now)}.gz`
}

/** Deletes the oldest backups of a kind, so that `keep` are left. Other files of the folder stay. */
export async function keepNewest(dir: string, reason: BackupReason, keep: number): Promise<void> {
  const names = await readBackupNames(dir, reason)
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(dir, name))
}

/** When the newest backup in a folder was made, and its bytes; null for none. */
export async function findNewest(dir: string): Promise<{ madeAt: Date; bytes: number } | null> {
  const name = (await readBackupNames(dir, 'backup')).at(-1)
  if (name === undefined) return null
  const { mtime, size } = await stat(join(dir, name))
  return { madeAt: mtime, bytes: size }
}

/** Oldest first: the names carry the time. */
async function readBackupNames(dir: string, reason: BackupReason): Promise<string[]> {
  const form = new RegExp(`^groundwork-${reason}-\\d{4}-\\d\\d-\\d\\dT[\\d-]+Z\\.gz$`)
  const names = await readdir(dir).catch(() => [])
  return names.filter((name) => form.test(name)).sort()
}
