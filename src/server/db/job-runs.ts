import { and, eq, notBetween } from 'drizzle-orm'
import { jobRuns } from '#server/db/tables/billing.ts'
import type { Db } from './connect.ts'

/**
 * Whether this instance may run the job now: not when any did within the cooldown. A run that
 * lies in the future was written before the clock was set back, and does not count.
 */
export async function claimRun(
  db: Db,
  name: string,
  { now, cooldownMs }: { now: Date; cooldownMs: number },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(jobRuns)
    .values({ name, startedAt: now })
    .onConflictDoUpdate({
      target: jobRuns.name,
      set: { startedAt: now },
      setWhere: notBetween(jobRuns.startedAt, new Date(now.getTime() - cooldownMs + 1), now),
    })
  return rowCount === 1
}

/** Gives back the run that was claimed at this time: another instance may run the job at once. */
export async function releaseRun(db: Db, name: string, claimedAt: Date): Promise<void> {
  await db.delete(jobRuns).where(and(eq(jobRuns.name, name), eq(jobRuns.startedAt, claimedAt)))
}

/** The moment kept under a name; null for none. */
export async function readMoment(db: Db, name: string): Promise<Date | null> {
  const rows = await db.select().from(jobRuns).where(eq(jobRuns.name, name))
  return rows[0]?.startedAt ?? null
}

export async function keepMoment(db: Db, name: string, moment: Date): Promise<void> {
  await db
    .insert(jobRuns)
    .values({ name, startedAt: moment })
    .onConflictDoUpdate({ target: jobRuns.name, set: { startedAt: moment } })
}
