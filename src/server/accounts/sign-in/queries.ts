import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PasswordOwner } from '#domain/password.ts'
import { type Allowance, countUse, takeUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/database.ts'
import { rateLimits, signInMethods, users } from '#server/db/schema.ts'

interface StrangersTry {
  account: Allowance
  address: Allowance
  network: Allowance
}

/**
 * Takes one of the uses that strangers have on an account, unless those left are kept for who tried
 * less often from there. The try counts for its address either way.
 */
export async function takeStrangersUse(
  db: Db,
  { account, address, network }: StrangersTry,
  now: Date,
): Promise<boolean> {
  const fromAddress = await countUse(db, address, now)
  const fromNetwork = await countUse(db, network, now)
  return takeUse(db, { ...account, kept: fromAddress + fromNetwork }, now)
}

/** Gives one use of each back: a right password is no guess. */
export async function giveUsesBack(db: Db, allowances: readonly Allowance[]): Promise<void> {
  const everyMs = sql.join(
    allowances.map((given) => sql`when ${given.key} then ${given.everyMs}::int`),
    sql` `,
  )
  await db
    .update(rateLimits)
    .set({ wholeAt: sql`${rateLimits.wholeAt} - case ${rateLimits.key} ${everyMs} end` })
    .where(
      inArray(
        rateLimits.key,
        allowances.map(({ key }) => key),
      ),
    )
}

/** Whose password is checked, and what marks the devices that know it. */
export interface PasswordHolder {
  userId: string
  hash: string
}

/** Null where no account has the email, and for an account without a password. */
export async function findPasswordHolder(db: Db, email: string): Promise<PasswordHolder | null> {
  const rows = await db
    .select({ userId: users.id, hash: signInMethods.password })
    .from(users)
    .innerJoin(
      signInMethods,
      and(eq(signInMethods.userId, users.id), eq(signInMethods.providerId, 'credential')),
    )
    .where(eq(users.email, email))
  const { userId, hash } = rows[0] ?? {}
  return userId && hash ? { userId, hash } : null
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

export async function findUserById(db: Db, id: string): Promise<KnownUser | null> {
  const rows = await db.select(userColumns).from(users).where(eq(users.id, id))
  return rows[0] ?? null
}
