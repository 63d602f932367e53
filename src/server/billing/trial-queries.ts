import { and, eq, lte, sql } from 'drizzle-orm'
import type { User } from '#contract/account.ts'
import type { AccountStatus } from '#domain/account-status.ts'
import { TRIAL_DAYS } from '#domain/trial.ts'
import type { Db } from '#server/db/connect.ts'
import { onceByKey, type WriteKey } from '#server/db/once-by-key.ts'
import { users } from '#server/db/schema.ts'

interface TrialEnd {
  userId: string
  status: AccountStatus
  now: Date
}

/** Ends a trial that is still active in the database; null when it is not. */
export function endTrial(
  db: Db,
  { userId, status, now }: TrialEnd,
  { writeKey, answer }: { writeKey: WriteKey | null; answer: User },
): Promise<User | null> {
  // As a value, because an index of the running trials must not lead this search for one user.
  const running: AccountStatus = 'TRIAL_ACTIVE'
  return onceByKey(db, writeKey, async (tx) => {
    const { rowCount } = await tx
      .update(users)
      .set({ subscriptionStatus: status, updatedAt: now })
      .where(and(eq(users.id, userId), eq(users.subscriptionStatus, running)))
    return rowCount === 1 ? answer : null
  })
}

/** As the index of the running trials says it, which is found by these words. */
const isRunning = sql`${users.subscriptionStatus} = 'TRIAL_ACTIVE'`

/** Writes the end of every trial whose days have passed; how many there were. */
export async function endTrialsOver(
  db: Db,
  { status, now }: Omit<TrialEnd, 'userId'>,
): Promise<number> {
  const begunBefore = new Date(now.getTime() - TRIAL_DAYS * DAY_MS)
  const { rowCount } = await db
    .update(users)
    .set({ subscriptionStatus: status, updatedAt: now })
    .where(and(isRunning, lte(users.trialStartedAt, begunBefore)))
  return rowCount ?? 0
}

const DAY_MS = 86_400_000
