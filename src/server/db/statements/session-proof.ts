import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { sessions, users } from '#server/db/schema.ts'

/**
 * What a statement needs to see for itself that a session is alive and that its account has not
 * changed since it was recalled (docs/decisions/0011-sessions-are-read-in-one-statement.md).
 */
export interface SessionProof {
  token: string
  /** The transaction that wrote the account's row as it was recalled; null when it was just loaded. */
  accountVersion: string | null
}

/** Of a row of `users`: another one after every change of the row, whoever changed it. */
export const accountVersion = sql<string>`${users}.xmin::text`

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
          gt(sessions.expiresAt, sql.placeholder('now')),
          or(isNull(version), eq(accountVersion, version)),
        ),
      ),
  )
}
