import { eq } from 'drizzle-orm'
import { users } from './schema.ts'
import type { Tx } from './transaction.ts'

/**
 * Locks an account's row until the transaction ends, so that rivals of the same user wait; null
 * when the account is gone. Whoever takes several rows takes this one first: no deadlock.
 */
export async function lockAccount(tx: Tx, userId: string) {
  const rows = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  return rows[0] ?? null
}
