import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { readAccountStatus } from '#domain/account-status.ts'
import { readStatusAt } from '#domain/trial.ts'
import type { Db } from '#server/db/connect.ts'
import { documents, users } from '#server/db/schema.ts'
import { prepared } from '#server/db/statements/prepared.ts'
import { personalTokens } from '#server/db/tables/agents.ts'

/** A live token with its account as it is now; null for none. */
export async function findByToken(db: Db, hash: string, now: Date) {
  const [row] = await tokenByHash(db).execute({ hash, now })
  if (row === undefined) return null
  const { subscriptionStatus, trialStartedAt, suspendedAt, ...rest } = row
  const { projectCount, generationsUsed, ...token } = rest
  const marks = { trialStartedAt, suspendedAt }
  const status = readStatusAt(readAccountStatus(subscriptionStatus), marks, now)
  return { ...token, account: { status, projectCount, generationsUsed } }
}

/** Runs on every request of an agent. */
const tokenByHash = prepared((db) =>
  db
    .select({
      userId: personalTokens.userId,
      id: personalTokens.id,
      name: personalTokens.name,
      scopes: personalTokens.scopes,
      lastUsedAt: personalTokens.lastUsedAt,
      subscriptionStatus: users.subscriptionStatus,
      trialStartedAt: users.trialStartedAt,
      suspendedAt: users.suspendedAt,
      projectCount: users.projectCount,
      generationsUsed: users.trialGenerationsUsed,
    })
    .from(personalTokens)
    .innerJoin(users, eq(users.id, personalTokens.userId))
    .where(
      and(
        eq(personalTokens.hash, sql.placeholder('hash')),
        or(isNull(personalTokens.expiresAt), gt(personalTokens.expiresAt, sql.placeholder('now'))),
      ),
    )
    .prepare('token_by_hash'),
)

/** Writes down that a token was used. */
export async function noteUse(
  db: Db,
  { userId, id, now }: { userId: string; id: string; now: Date },
): Promise<void> {
  await db
    .update(personalTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(personalTokens.userId, userId), eq(personalTokens.id, id)))
}

/** Which versions a user has, over all projects, the newest first. */
export function readVersions(db: Db, userId: string, most: number) {
  const { projectId, version, title } = documents
  return db
    .select({ projectId, version, title })
    .from(documents)
    .where(eq(documents.userId, userId))
    .orderBy(desc(documents.createdAt), projectId, desc(version))
    .limit(most)
}
