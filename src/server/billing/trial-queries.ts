import { sql } from 'drizzle-orm'
import type { User } from '#contract/account.ts'
import type { AccountStatus } from '#domain/account-status.ts'
import { TRIAL_DAYS } from '#domain/trial.ts'
import type { Db } from '#server/db/connect.ts'
import { type WriteKey, writeOnce } from '#server/db/write-once.ts'

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
  const effect = sql`
    update users set subscription_status = ${status}, updated_at = ${now.toISOString()}::timestamptz
    where id = ${userId} and subscription_status = ${running}
    returning id`
  return writeOnce(db, { key: writeKey, effect, answer: sql`${JSON.stringify(answer)}::jsonb` })
}

/** Writes the end of every trial whose days have passed; how many there were. */
export async function endTrialsOver(
  db: Db,
  { status, now }: Omit<TrialEnd, 'userId'>,
): Promise<number> {
  const begunBefore = new Date(now.getTime() - TRIAL_DAYS * DAY_MS)
  const { rowCount } = await db.execute(sql`
    update users set subscription_status = ${status}, updated_at = ${now.toISOString()}::timestamptz
    where subscription_status = 'TRIAL_ACTIVE'
      and trial_started_at <= ${begunBefore.toISOString()}::timestamptz`)
  return rowCount ?? 0
}

const DAY_MS = 86_400_000
