import { type SQL, sql } from 'drizzle-orm'
import { AppError } from '#server/app-error.ts'
import type { Db } from './connect.ts'
import { violates } from './database-error.ts'
import { idempotencyKeys } from './schema.ts'

/**
 * Names a user's write, so that a repeat of it repeats the answer and not the effect
 * (docs/product.md#saving).
 */
export interface WriteKey {
  userId: string
  key: string
  /** Hash of method, path and body: the same key with other content is refused. */
  fingerprint: string
}

interface Write {
  /** Null for a write without a key, which is simply done. */
  key: WriteKey | null
  /** Parts that `effect` builds on, as `name AS (...)`. */
  before?: readonly SQL[]
  /** The write itself, with RETURNING; no row means that it was not to be done. */
  effect: SQL
  /** The answer as a jsonb expression over the row of `effect`. */
  answer: SQL
  /** Which row of `effect` counts as the write, where it may also have one that tells why not. */
  rememberIf?: SQL
}

/**
 * What a keyed write answered, letter by letter; an older server kept it without the keys' order.
 */
export const writtenAnswer = sql`coalesce(${idempotencyKeys.resultAsSent}, ${idempotencyKeys.result}::json)`

const KEY_TAKEN = 'idempotency_keys_user_id_key_pk'

/**
 * Does a write and remembers its answer, both in one statement, so that they stand or fall
 * together. Returns the answer, the earlier one for a key that was used before, or null when
 * `effect` had no row. Throws `idempotency_key_reused` for a key that named another write.
 */
export async function writeOnce<Answer>(db: Db, write: Write): Promise<Answer | null> {
  const { key } = write
  try {
    const { rows } = await db.execute<{ answer: Answer }>(statement(write))
    if (rows[0]) return rows[0].answer
  } catch (error) {
    // The rival came first: this statement, effect and all, was undone.
    if (!key || !violates(error, KEY_TAKEN)) throw error
  }
  // No row may also mean that a rival with the same key used the last of a limit.
  return key && findAnswer<Answer>(db, key)
}

function statement({ key, before = [], effect, answer, rememberIf }: Write): SQL {
  const parts = [
    ...before,
    sql`effect AS (${effect})`,
    sql`answers AS (SELECT ${answer} AS answer, ${rememberIf ?? sql`true`} AS written FROM effect)`,
  ]
  if (key) {
    parts.push(sql`remembered AS (
      INSERT INTO idempotency_keys (user_id, key, fingerprint, result, result_as_sent)
      SELECT ${key.userId}, ${key.key}, ${key.fingerprint}, answer::jsonb, answer::json
      FROM answers WHERE written
    )`)
  }
  return sql`WITH ${sql.join(parts, sql`, `)} SELECT answer FROM answers`
}

async function findAnswer<Answer>(db: Db, { userId, key, fingerprint }: WriteKey) {
  const { rows } = await db.execute<{ fingerprint: string; result: Answer }>(
    sql`SELECT fingerprint, ${writtenAnswer} AS result
      FROM idempotency_keys WHERE user_id = ${userId} AND key = ${key}`,
  )
  if (!rows[0]) return null
  if (rows[0].fingerprint !== fingerprint) throw new AppError('idempotency_key_reused')
  return rows[0].result
}
