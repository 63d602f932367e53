import { eq, sql } from 'drizzle-orm'
import type { PasswordOwner } from '#domain/password.ts'
import type { Db } from '#server/db/database.ts'
import { rateLimits, users } from '#server/db/schema.ts'
import type { Allowance } from './limits.ts'

/** Parallel requests, and more so instances, do not read the same moment from their clocks. */
const CLOCK_SLACK_MS = 60_000

/**
 * Takes one use from an allowance that all instances share; false when none is left. One
 * statement, so that parallel requests cannot pass together. A refused request
 * changes nothing. A `whole_at` much further off than a spent allowance can be was written before
 * the clock was set back, and counts not.
 */
export async function takeUse(db: Db, allowance: Allowance, now: Date): Promise<boolean> {
  const taken = await takingUse(db, allowance, now)
  return taken.length === 1
}

/** The statement behind `takeUse`, also as a part of another one: a row when the use was there. */
export function takingUse(db: Db, allowance: Allowance, now: Date) {
  const { key, burst, everyMs } = allowance
  const at = now.getTime()
  const latest = at + burst * everyMs
  const stored = rateLimits.wholeAt
  const begun = sql`case when ${stored} between ${at} and ${latest + CLOCK_SLACK_MS} then ${stored} else ${at} end`
  return db
    .insert(rateLimits)
    .values({ key, wholeAt: at + everyMs })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: { wholeAt: sql`${begun} + ${everyMs}` },
      setWhere: sql`${begun} + ${everyMs} <= ${latest}`,
    })
    .returning({ key: rateLimits.key })
}

/** Gives one use back: a right password is no guess. */
export async function giveUseBack(db: Db, allowance: Allowance): Promise<void> {
  await db
    .update(rateLimits)
    .set({ wholeAt: sql`${rateLimits.wholeAt} - ${allowance.everyMs}` })
    .where(eq(rateLimits.key, allowance.key))
}

export interface KnownUser extends PasswordOwner {
  id: string
  emailVerified: boolean
}

const userColumns = {
  id: users.id,
  email: users.email,
  emailVerified: users.emailVerified,
  firstName: users.firstName,
  lastName: users.lastName,
}

export async function findUserByEmail(db: Db, email: string): Promise<KnownUser | null> {
  const rows = await db.select(userColumns).from(users).where(eq(users.email, email))
  return rows[0] ?? null
}
