import { and, desc, eq, max } from 'drizzle-orm'
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

/** Takes back a consent and every token that was given on it; false when there is no such one. */
export async function removeConnection(db: Db, userId: string, id: string): Promise<boolean> {
  const done = await runInTransaction(db, async (tx) => {
    const [consent] = await tx
      .delete(oauthConsents)
      .where(and(eq(oauthConsents.userId, userId), eq(oauthConsents.id, id)))
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
