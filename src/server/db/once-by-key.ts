import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import type { Db } from './database.ts'
import { violates } from './database-error.ts'
import { idempotencyKeys } from './schema.ts'
import { runInTransaction, type Tx } from './transaction.ts'

/**
 * Names a user's write, so that a repeat of it repeats the response and not the effect
 * (docs/product.md#saving).
 */
export interface WriteKey {
  userId: string
  key: string
  /** Hash of method, path and body: the same key with other content is refused. */
  fingerprint: string
}

/** What a keyed write returned, letter by letter; an older server kept it without the keys' order. */
export const writtenAnswer = sql`coalesce(${idempotencyKeys.resultAsSent}, ${idempotencyKeys.result}::json)`

const KEY_TAKEN = 'idempotency_keys_user_id_key_pk'

/**
 * Does the work in one transaction and remembers its result there, so that both stand or fall
 * together. Returns the result, the earlier one for a key that was used before, or null when the
 * work gave null: then nothing of it is left. Throws `idempotency_key_reused` for a key that named
 * another write. Without a key the work is simply done.
 */
export function onceByKey<Answer>(
  db: Db,
  key: WriteKey | null,
  work: (tx: Tx) => Promise<Answer | null>,
): Promise<Answer | null> {
  const remembered = runInTransaction(db, async (tx) => {
    const answer = await work(tx)
    if (key && answer !== null) {
      await tx.insert(idempotencyKeys).values({ ...key, result: answer, resultAsSent: answer })
    }
    return answer
  })
  return findEarlierOr(db, key, remembered)
}

/**
 * What a write gave that remembers its answer under the key by itself, in one statement or one
 * transaction; the earlier answer when a rival with the same key was first.
 */
export async function findEarlierOr<Answer>(
  db: Db,
  key: WriteKey | null,
  write: Promise<Answer | null>,
): Promise<Answer | null> {
  try {
    const answer = await write
    if (answer !== null) return answer
  } catch (error) {
    // The rival came first: this write was undone.
    if (!key || !violates(error, KEY_TAKEN)) throw error
  }
  // Null may also mean that a rival with the same key used the last of a limit.
  return key && findAnswer<Answer>(db, key)
}

/** The row that remembers an answer made within a statement, for an insert from a query. */
export function rememberedFields(
  { userId, key, fingerprint }: Record<keyof WriteKey, string | Placeholder>,
  answer: SQL,
) {
  return {
    userId: sql<string>`${userId}`.as('user_id'),
    key: sql<string>`${key}`.as('key'),
    fingerprint: sql<string>`${fingerprint}`.as('fingerprint'),
    result: sql`${answer}::jsonb`.as('result'),
    resultAsSent: sql`${answer}`.as('result_as_sent'),
    createdAt: sql<Date>`now()`.as('created_at'),
  }
}

/** What the same write gave before; null when it is the first, `idempotency_key_reused` when the key named another. */
export async function findAnswer<Answer>(
  db: Db,
  { userId, key, fingerprint }: WriteKey,
): Promise<Answer | null> {
  const rows = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, answer: writtenAnswer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
  if (!rows[0]) return null
  if (rows[0].fingerprint !== fingerprint) throw new AppError('idempotency_key_reused')
  return rows[0].answer as Answer
}
