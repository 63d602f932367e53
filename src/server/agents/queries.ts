import { and, desc, eq, exists, gt, isNull, or, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { readAccountStatus } from '#domain/account-status.ts'
import { readStatusAt } from '#domain/trial.ts'
import type { Db } from '#server/db/connect.ts'
import { documents, users } from '#server/db/schema.ts'
import { prepared } from '#server/db/statements/prepared.ts'
import { personalTokens } from '#server/db/tables/agents.ts'
import { oauthAccessTokens, oauthClients, oauthConsents } from '#server/db/tables/oauth.ts'

/** What is needed of the account whose token it is. */
const accountColumns = {
  subscriptionStatus: users.subscriptionStatus,
  trialStartedAt: users.trialStartedAt,
  suspendedAt: users.suspendedAt,
  projectCount: users.projectCount,
  generationsUsed: users.trialGenerationsUsed,
}

/** Who a personal token is and whose; beside `users`. */
export const tokenColumns = {
  userId: personalTokens.userId,
  id: personalTokens.id,
  name: personalTokens.name,
  scopes: personalTokens.scopes,
  lastUsedAt: personalTokens.lastUsedAt,
  ...accountColumns,
}

/** Takes `hash` and `now` as placeholders. */
export const isLiveToken = and(
  eq(personalTokens.hash, sql.placeholder('hash')),
  or(isNull(personalTokens.expiresAt), gt(personalTokens.expiresAt, sql.placeholder('now'))),
)

/** A live personal token with its account as it is now; null for none. */
export async function findByToken(db: Db, key: TokenKey): Promise<FoundToken | null> {
  const [row] = await tokenByHash(db).execute({ ...key })
  return row === undefined ? null : toToken(row, key.now)
}

/** Runs on every request by a personal token that asks for nothing else as well. */
const tokenByHash = prepared((db) =>
  db
    .select(tokenColumns)
    .from(personalTokens)
    .innerJoin(users, eq(users.id, personalTokens.userId))
    .where(isLiveToken)
    .prepare('token_by_hash'),
)

/** That a user said yes to the program whose token it is, and has not taken it back. */
export const isConsentOfToken = and(
  eq(oauthConsents.userId, oauthAccessTokens.userId),
  eq(oauthConsents.clientId, oauthAccessTokens.clientId),
)

/** The same for the token of a connected agent; beside `users` and `oauth_clients`. */
export const agentTokenColumns = {
  userId: users.id,
  id: oauthAccessTokens.id,
  name: oauthClients.name,
  clientId: oauthClients.clientId,
  scopes: oauthAccessTokens.scopes,
  lastUsedAt: oauthAccessTokens.lastUsedAt,
  ...accountColumns,
}

/** Takes `hash` and `now` as placeholders. */
export const isLiveAgentToken = and(
  eq(oauthAccessTokens.token, sql.placeholder('hash')),
  gt(oauthAccessTokens.expiresAt, sql.placeholder('now')),
  isNull(oauthAccessTokens.revoked),
  exists(
    new QueryBuilder().select({ id: oauthConsents.id }).from(oauthConsents).where(isConsentOfToken),
  ),
  or(isNull(oauthClients.disabled), eq(oauthClients.disabled, false)),
)

/** The same for a token of a connected agent. */
export async function findByAgentToken(db: Db, key: TokenKey): Promise<FoundToken | null> {
  const [row] = await agentTokenByHash(db).execute({ ...key })
  return row === undefined ? null : toToken(row, key.now)
}

const agentTokenByHash = prepared((db) =>
  db
    .select(agentTokenColumns)
    .from(oauthAccessTokens)
    .innerJoin(users, eq(users.id, oauthAccessTokens.userId))
    .innerJoin(oauthClients, eq(oauthClients.clientId, oauthAccessTokens.clientId))
    .where(isLiveAgentToken)
    .prepare('agent_token_by_hash'),
)

export interface TokenKey {
  hash: string
  now: Date
}

export type FoundToken = ReturnType<typeof toToken>

interface TokenRow {
  userId: string
  id: string
  name: string | null
  /** Of a connected agent, which may have no name. */
  clientId?: string
  scopes: string[]
  lastUsedAt: Date | null
  subscriptionStatus: string
  trialStartedAt: Date | null
  suspendedAt: Date | null
  projectCount: number
  generationsUsed: number
}

/** A token's row with the account's status as it is at this moment. */
export function toToken(row: TokenRow, now: Date) {
  const { subscriptionStatus, trialStartedAt, suspendedAt, ...rest } = row
  const { projectCount, generationsUsed, clientId = '', ...token } = rest
  const marks = { trialStartedAt, suspendedAt }
  const status = readStatusAt(readAccountStatus(subscriptionStatus), marks, now)
  const name = token.name ?? clientId
  return { ...token, name, account: { status, projectCount, generationsUsed } }
}

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

/** The same for a token of a connected agent. */
export async function noteAgentUse(db: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await db.update(oauthAccessTokens).set({ lastUsedAt: now }).where(eq(oauthAccessTokens.id, id))
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
