import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from './connect.ts'
import { idempotencyKeys } from './schema.ts'

/** Names a write, so that a repeat of it repeats the answer and not the effect (Rulings). */
export interface WriteKey {
  userId: string
  key: string
  /** Hash of method, path and body: the same key with other content is refused. */
  fingerprint: string
}

const PRIMARY_KEY = 'idempotency_keys_user_id_key_pk'

/**
 * The end of a `WITH` list that keeps a write's answer in the statement that performs it: one
 * row of `from` (an earlier name of the list) was written, `result` is its answer as jsonb. Empty
 * for a write without a key. When a rival was first, the whole statement fails: `isKeyTaken`.
 */
export function keepResult(
  writeKey: WriteKey | null,
  { from, result, now }: { from: string; result: SQL; now: Date },
): SQL {
  if (writeKey === null) return sql``
  const { userId, key, fingerprint } = writeKey
  return sql`, kept_result as (
    insert into idempotency_keys (user_id, key, fingerprint, result, created_at)
    select ${userId}, ${key}, ${fingerprint}, ${result}, ${now.toISOString()}::timestamptz
    from ${sql.identifier(from)}
  )`
}

/** An answer that is known before the write, for `keepResult`. */
export function knownResult(answer: unknown): SQL {
  return sql`${JSON.stringify(answer)}::jsonb`
}

/** Whether a write failed because its key was used by a rival at the same moment. */
export function isKeyTaken(error: unknown): boolean {
  return constraintOf(error) === PRIMARY_KEY
}

/** Whether a write failed because the row it belongs to (its project) is gone. */
export function isOwnerGone(error: unknown): boolean {
  return constraintOf(error)?.endsWith('_fk') ?? false
}

/** What the write of this key answered; null when there was none. */
export async function readResult(
  db: Db,
  { userId, key }: WriteKey,
): Promise<{ fingerprint: string; result: unknown } | null> {
  const rows = await db
    .select({ fingerprint: idempotencyKeys.fingerprint, result: idempotencyKeys.result })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)))
  return rows[0] ?? null
}

/** The constraint that a failed statement broke, if that is why it failed. */
function constraintOf(error: unknown): string | null {
  const cause = error instanceof Error ? (error.cause ?? error) : null
  if (!(cause instanceof Error) || !('constraint' in cause)) return null
  return typeof cause.constraint === 'string' ? cause.constraint : null
}
