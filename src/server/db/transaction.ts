import { TransactionRollbackError } from 'drizzle-orm'
import type { Db } from './database.ts'

/** The database inside a transaction: `db` itself must not be used there, its one connection may be taken. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

/**
 * Does statements that stand or fall together. Work that gives null leaves nothing behind, and so
 * does work that throws.
 */
export async function runInTransaction<Result>(
  db: Db,
  work: (tx: Tx) => Promise<Result | null>,
): Promise<Result | null> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx)
      return result ?? tx.rollback()
    })
  } catch (error) {
    if (error instanceof TransactionRollbackError) return null
    throw error
  }
}
