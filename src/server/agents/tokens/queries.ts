import { and, count, desc, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { lockAccount } from '#server/db/lock-account.ts'
import { personalTokens } from '#server/db/tables/agents.ts'
import { runInTransaction } from '#server/db/transaction.ts'

export type TokenRow = typeof personalTokens.$inferSelect

/** The personal tokens of an account, the newest first. */
export function readTokens(db: Db, userId: string): Promise<TokenRow[]> {
  return db
    .select()
    .from(personalTokens)
    .where(eq(personalTokens.userId, userId))
    .orderBy(desc(personalTokens.createdAt), desc(personalTokens.id))
}

/** Stores a token; false when the account has `most` already, counted while its row is held. */
export async function insertToken(db: Db, row: TokenRow, most: number): Promise<boolean> {
  const done = await runInTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, row.userId))) return null
    const [used] = await tx
      .select({ tokens: count() })
      .from(personalTokens)
      .where(eq(personalTokens.userId, row.userId))
    if ((used?.tokens ?? 0) >= most) return null
    await tx.insert(personalTokens).values(row)
    return true
  })
  return done !== null
}

/** False when the account has no such token. */
export async function removeToken(db: Db, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(personalTokens)
    .where(and(eq(personalTokens.userId, userId), eq(personalTokens.id, id)))
  return rowCount === 1
}
