import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema.ts'

/**
 * What a statement needs to see for itself that a session is alive and that its account has not
 * changed since it was recalled (docs/decisions/0011-sessions-are-read-in-one-statement.md).
 */
export interface SessionProof {
  token: string
  /** Whose session it is: the machine that has this user's rows can do the whole statement. */
  userId: string
  /** What the account's row said when it was recalled; null when it was just loaded. */
  accountVersion: string | null
}

/** Of a row of `users`: another one when the row says something else, and the same in every copy of it. */
export const accountVersion = sql<string>`hash_record_extended(${users}, 0)::text`

/**
 * A part of a statement that has one row, the user's id, where the session lives and its account is
 * the one that was loaded, else none. Takes a `SessionProof` and `now` as placeholders.
 */
export function provenSession(db: Db) {
  const version = sql`${sql.placeholder('accountVersion')}::text`
  return db.$with('proven').as(
    db
      .select({ provenId: users.id })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(
        and(
          eq(sessions.token, sql.placeholder('token')),
          eq(users.id, sql.placeholder('userId')),
          gt(sessions.expiresAt, sql.placeholder('now')),
          or(isNull(version), eq(accountVersion, version)),
        ),
      ),
  )
}
