import { and, desc, eq, gt, inArray, like, ne, or, sql } from 'drizzle-orm'
import type { Account } from '#server/accounts/account.ts'
import { limitPasswordAttempts, makeStrangersKey } from '#server/accounts/sign-in/limits.ts'
import { type Allowance, takeUse } from '#server/db/allowance.ts'
import type { Db } from '#server/db/database.ts'
import { rateLimits, sessions, signInMethods, users, verifications } from '#server/db/schema.ts'
import { failedWebhooks } from '#server/db/tables/admin.ts'
import { subscriptions, testPayments } from '#server/db/tables/billing.ts'
import { runInTransaction } from '#server/db/transaction.ts'

/** Better Auth's name for the password among the ways to sign in. */
const PASSWORD = 'credential'

/** The ways an account signs in: provider ids, and whether one of them is a password. */
export async function readSignInMethods(db: Db, userId: string) {
  const rows = await db
    .select({ provider: signInMethods.providerId })
    .from(signInMethods)
    .where(eq(signInMethods.userId, userId))
    .orderBy(signInMethods.createdAt)
  const providers = rows.map(({ provider }) => provider)
  return {
    hasPassword: providers.includes(PASSWORD),
    outside: providers.filter((provider) => provider !== PASSWORD),
  }
}

export interface LiveSession {
  id: string
  userAgent: string | null
  createdAt: Date
  updatedAt: Date
}

/** The sessions that have neither ended nor expired, the last used first. */
export function readSessions(db: Db, userId: string, now: Date): Promise<LiveSession[]> {
  const { id, userAgent, createdAt, updatedAt } = sessions
  return db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), sessions.id)
}

/** Ends one session of a user; false when the user has none with this id. */
export async function endOneSession(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
  return rowCount === 1
}

/** Ends every session of a user, and says how many there were. */
export async function endEverySession(db: Db, userId: string): Promise<number> {
  const { rowCount } = await db.delete(sessions).where(eq(sessions.userId, userId))
  return rowCount ?? 0
}

/** Sets the name; false when the account has gone meanwhile. */
export async function saveName(
  db: Db,
  userId: string,
  names: { firstName: string; lastName: string; name: string; now: Date },
): Promise<boolean> {
  const { now, ...name } = names
  const { rowCount } = await db
    .update(users)
    .set({ ...name, updatedAt: now })
    .where(eq(users.id, userId))
  return rowCount === 1
}

/**
 * Takes one use from the allowance of password attempts and reads the password's hash. `hash` is
 * null for an account without a password.
 */
export async function attemptPassword(
  db: Db,
  userId: string,
  { attempts, now }: { attempts: Allowance; now: Date },
): Promise<{ isSpent: boolean; hash: string | null }> {
  const isSpent = await takeUse(db, attempts, now)
  const rows = await db
    .select({ hash: signInMethods.password })
    .from(signInMethods)
    .where(isPasswordOf(userId))
  return { isSpent, hash: rows[0]?.hash ?? null }
}

function isPasswordOf(userId: string) {
  return and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, PASSWORD))
}

/** Notes that the password was typed once more in this session. */
export async function confirmSession(
  db: Db,
  { id: userId, sessionId }: Pick<Account, 'id' | 'sessionId'>,
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ confirmedAt: now })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
}

interface PasswordChange {
  /** The hash that was checked: a rival change in between makes this one fail. */
  oldHash: string
  newHash: string
  attempts: Allowance
  now: Date
}

/**
 * Sets the password, ends every other session of the account, voids a link to reset it, and gives
 * the attempt back: all at once or not at all. False when the password is not the checked one now.
 */
export async function replacePassword(
  db: Db,
  { id: userId, sessionId }: Pick<Account, 'id' | 'sessionId'>,
  { oldHash, newHash, attempts, now }: PasswordChange,
): Promise<boolean> {
  const done = await runInTransaction(db, async (tx) => {
    const changed = await tx
      .update(signInMethods)
      .set({ password: newHash, updatedAt: now })
      .where(and(isPasswordOf(userId), eq(signInMethods.password, oldHash)))
    if (changed.rowCount === 0) return null
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    await tx.delete(verifications).where(eq(verifications.identifier, `reset-password:${userId}`))
    await tx
      .update(rateLimits)
      .set({ wholeAt: sql`${rateLimits.wholeAt} - ${attempts.everyMs}` })
      .where(eq(rateLimits.key, attempts.key))
    return true
  })
  return done !== null
}

/**
 * Removes a user with everything that hangs on it, its links and its allowances, all or nothing.
 * The counter of emails to the address stays for its day: it guards the mailbox, whoever asks.
 */
export async function removeAccount(
  db: Db,
  { id, email }: Pick<Account, 'id' | 'email'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const customer = tx
      .select({ id: subscriptions.customerId })
      .from(subscriptions)
      .where(eq(subscriptions.userId, id))
    await tx.delete(testPayments).where(inArray(testPayments.customerId, customer))
    await tx.delete(failedWebhooks).where(inArray(failedWebhooks.customerId, customer))
    await tx.delete(users).where(eq(users.id, id))
    // Last, when nobody who held a row of the account can take a use any more.
    const links = [`verify-email:${id}`, `reset-password:${id}`]
    await tx.delete(verifications).where(inArray(verifications.identifier, links))
    await tx
      .delete(rateLimits)
      .where(
        or(
          eq(rateLimits.key, limitPasswordAttempts(email).key),
          sql`starts_with(${rateLimits.key}, ${makeStrangersKey(email)})`,
          like(rateLimits.key, `%:${id}`),
        ),
      )
  })
}
