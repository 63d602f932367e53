import { and, eq, exists, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { sessions, signInMethods, users, verifications } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { LinkKey } from './link.ts'

/** Keeps a link's hash in the one place its user has for the purpose; an older link is void. */
export async function saveLink(db: Db, key: LinkKey, expiresAt: Date): Promise<void> {
  const row = { identifier: key.id, value: key.hash, expiresAt }
  await db
    .insert(verifications)
    .values({ id: key.id, ...row })
    .onConflictDoUpdate({ target: verifications.id, set: { ...row, updatedAt: sql`now()` } })
}

/**
 * The user of a link that could be used now, or null. What uses the link checks again within
 * its own statement.
 */
export async function findLinkOwner(db: Db, key: LinkKey, now: Date) {
  const rows = await db
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(verifications)
    .innerJoin(users, eq(users.id, key.userId))
    .where(live(key, now))
  return rows[0] ?? null
}

function live(key: LinkKey, now: Date) {
  return and(
    eq(verifications.id, key.id),
    eq(verifications.value, key.hash),
    gt(verifications.expiresAt, now),
  )
}

/** Uses the link up and confirms its user's email, which it gives; null when the link is not live. */
export async function confirmEmail(db: Db, key: LinkKey, now: Date): Promise<string | null> {
  const used = db
    .$with('used')
    .as(db.delete(verifications).where(live(key, now)).returning({ id: verifications.id }))
  const rows = await db
    .with(used)
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, key.userId), exists(db.select().from(used))))
    .returning({ email: users.email })
  return rows[0]?.email ?? null
}

/**
 * Uses the link up, sets the password and ends every session of the user, all at once or not at
 * all; false when the link is not live. Following the link also proved the email.
 */
export async function changePassword(
  db: Db,
  key: LinkKey,
  change: { passwordHash: string; methodId: string; now: Date },
): Promise<boolean> {
  const { passwordHash, methodId, now } = change
  const { userId } = key
  const done = await inTransaction(db, async (tx) => {
    const used = await tx.delete(verifications).where(live(key, now))
    if (used.rowCount === 0) return null
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    await tx
      .insert(signInMethods)
      .values({
        id: methodId,
        userId,
        accountId: userId,
        providerId: 'credential',
        password: passwordHash,
      })
      .onConflictDoUpdate({
        target: [signInMethods.providerId, signInMethods.accountId],
        set: { password: passwordHash, updatedAt: sql`now()` },
      })
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
    return true
  })
  return done !== null
}
