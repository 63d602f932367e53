import { eq, sql } from 'drizzle-orm'
import type { PasswordOwner } from '#domain/password.ts'
import { type Allowance, takingUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/database.ts'
import { rateLimits, users } from '#server/db/schema.ts'

/** Takes one use from an allowance that all instances share; false when none is left. */
export async function takeUse(db: Db, allowance: Allowance, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(takingUse(allowance, now))
  return rowCount === 1
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
