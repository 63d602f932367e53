import { join } from 'node:path'
import { countRows } from '#server/backup/backup-file.ts'
import { keepNewest, makeBackupName } from '#server/backup/backup-names.ts'
import { takeBackup } from '#server/backup/take-backup.ts'
import { claimRun, keepMoment, readMoment, releaseRun } from '#server/db/job-runs.ts'
import type { Deps } from '#server/deps.ts'

type DailyDeps = Pick<Deps, 'config' | 'database' | 'db' | 'log' | 'now'>

/** After a failure, so long until the next try. */
const COOLDOWN_MS = 30 * 60_000
const JOB = 'daily-backup'
const MADE = 'backup-made'

/**
 * Makes the day's backup once its time has come, by one instance of all, and deletes the oldest.
 * A failure is thrown, so that it is logged, and tried again; one that a stop cut short at once, by
 * another instance.
 */
export async function makeDailyBackup(
  { config, database, db, log, now }: DailyDeps,
  signal: AbortSignal,
): Promise<void> {
  const { dir, at, keep } = config.backups
  if (keep === 0) return
  const moment = now()
  const made = await readMoment(db, MADE)
  if (made !== null && made >= lastTime(at, moment)) return
  if (!(await claimRun(db, JOB, { now: moment, cooldownMs: COOLDOWN_MS }))) return
  const file = join(dir, makeBackupName('backup', moment))
  const taken = takeBackup(file, { config, database, now: moment, signal })
  const summary = await taken.catch(async (error) => {
    if (signal.aborted) await releaseRun(db, JOB, moment)
    throw error
  })
  await keepMoment(db, MADE, moment)
  await keepNewest(dir, 'backup', keep)
  log.info({ event: 'backup_made', rows: countRows(summary) }, 'Backup made')
}

/** The latest moment not after `now` at which the clock showed that time. */
export function lastTime({ hour, minute }: { hour: number; minute: number }, now: Date): Date {
  const time = new Date(now)
  time.setHours(hour, minute, 0, 0)
  if (time > now) time.setDate(time.getDate() - 1)
  return time
}
