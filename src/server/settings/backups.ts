import { join, resolve } from 'node:path'
import { z } from 'zod'

/** Where backups are kept, when the daily one is made, and how many stay. */
export interface BackupSettings {
  dir: string
  /** The time of the day, by the server's own clock. */
  at: { hour: number; minute: number }
  /** 0: none is made by itself, neither daily nor before an upgrade. */
  keep: number
}

/** The backups' part of the environment. */
export const backupEnvironment = {
  BACKUP_DIR: z.string().optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of the day, for example 03:00.')
    .default('03:00'),
  BACKUP_KEEP: z.coerce
    .number('must be a number, for example 14.')
    .int('must be a whole number, for example 14.')
    .min(0, 'must lie between 0 (none) and 1000.')
    .max(1000, 'must lie between 0 (none) and 1000.')
    .default(14),
}

type Environment = z.output<z.ZodObject<typeof backupEnvironment>>

/** Unset, backups lie in the data folder: better than none, but on the same disk. */
export function readBackupSettings(env: Environment, dataDir: string): BackupSettings {
  const [hour = 0, minute = 0] = env.BACKUP_AT.split(':').map(Number)
  const dir = env.BACKUP_DIR ? resolve(env.BACKUP_DIR) : join(dataDir, 'backups')
  return { dir, at: { hour, minute }, keep: env.BACKUP_KEEP }
}
