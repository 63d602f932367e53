import { and, desc, eq, inArray, max } from 'drizzle-orm'
import { isConsentOfToken } from '#server/agents/queries.ts'
import type { Db } from '#server/db/connect.ts'
import {
  oauthAccessTokens,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
} from '#server/db/tables/oauth.ts'
import { runInTransaction } from '#server/db/transaction.ts'

/** How a program describes itself; null for one that nobody has heard of. */
export async function readClient(db: Db, clientId: string) {
  const rows = await db
    .select({ clientId: oauthClients.clientId, name: oauthClients.name })
    .from(oauthClients)
    .where(eq(oauthClients.clientId, clientId))
  return rows[0] ?? null
}

/** The programs that a user has let in, the newest first. */
export function readConnections(db: Db, userId: string) {
  const { id, clientId, scopes, createdAt } = oauthConsents
  const used = db
    .select({
      clientId: oauthAccessTokens.clientId,
      lastUsedAt: max(oauthAccessTokens.lastUsedAt).as('last_used_at'),
    })
    .from(oauthAccessTokens)
    .where(eq(oauthAccessTokens.userId, userId))
    .groupBy(oauthAccessTokens.clientId)
    .as('used')
  return db
    .select({
      id,
      clientId,
      scopes,
      createdAt,
      name: oauthClients.name,
      lastUsedAt: used.lastUsedAt,
    })
    .from(oauthConsents)
    .innerJoin(oauthClients, eq(oauthClients.clientId, clientId))
    .leftJoin(used, eq(used.clientId, clientId))
    .where(eq(oauthConsents.userId, userId))
    .orderBy(desc(createdAt), desc(id))
}

/**
 * Whether the user still lets in the program that was given an access token with this hash. Waits for
 * a removal that is under way.
 */
export async function isStillLetIn(db: Db, hash: string): Promise<boolean> {
  const rows = await db
    .select({ id: oauthConsents.id })
    .from(oauthAccessTokens)
    .innerJoin(oauthConsents, isConsentOfToken)
    .where(eq(oauthAccessTokens.token, hash))
    .for('share', { of: oauthConsents })
  return rows.length > 0
}

/**
 * Takes back what a user said yes to, however often, and every token that was given on it; false when
 * there is no such consent.
 */
export async function removeConnection(db: Db, userId: string, id: string): Promise<boolean> {
  const done = await runInTransaction(db, async (tx) => {
    const isOfUser = eq(oauthConsents.userId, userId)
    const client = tx
      .select({ clientId: oauthConsents.clientId })
      .from(oauthConsents)
      .where(and(isOfUser, eq(oauthConsents.id, id)))
    const [consent] = await tx
      .delete(oauthConsents)
      .where(and(isOfUser, inArray(oauthConsents.clientId, client)))
      .returning({ clientId: oauthConsents.clientId })
    if (consent === undefined) return null
    for (const tokens of [oauthAccessTokens, oauthRefreshTokens]) {
      const isOfClient = eq(tokens.clientId, consent.clientId)
      await tx.delete(tokens).where(and(eq(tokens.userId, userId), isOfClient))
    }
    return true
  })
  return done !== null
}
