import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/database.ts'
import {
  buildJsonEntry,
  buildJsonObject,
  selectJsonList,
  selectJsonOne,
} from '#server/db/json-rows.ts'
import { approvalsOfProject, editsOverDocument, ofProject } from '#server/db/project/of-project.ts'
import { documents, projects, sessions, signInMethods, users } from '#server/db/schema.ts'
import { personalTokens } from '#server/db/tables/agents.ts'
import { subscriptions } from '#server/db/tables/billing.ts'
import { contactMessages } from '#server/db/tables/contact.ts'
import { modelUse } from '#server/db/tables/model-use.ts'
import { oauthClients, oauthConsents } from '#server/db/tables/oauth.ts'
import { projectParts } from '#server/exports/project-part-queries.ts'
import { webhooksOf } from './webhook-queries.ts'

/** Everything of an account, each part as JSON text: it is for another thread to read. */
export interface AccountTexts {
  account: string
  projects: string[]
  documents: string[]
}

interface VersionKey {
  projectId: string
  version: number
}

/** Rows a statement: the embedded database answers nobody else while it reads one. */
const PAGE = 5

/**
 * Reads the whole account, a few rows a statement
 * (docs/decisions/0043-an-account-is-read-in-pages.md); null when it has gone meanwhile. What is
 * deleted while it is being read is left out.
 */
export async function readAccountTexts(db: Db, userId: string): Promise<AccountTexts | null> {
  const rows = await db
    .select({
      account: asText(buildJsonObject({ ...accountParts, ...describeUse(userId) })),
      projects: projectIdsOf(userId),
      documents: versionsOf(userId),
    })
    .from(users)
    .where(eq(users.id, userId))
  const [holdings] = rows
  if (!holdings) return null
  return {
    account: holdings.account,
    projects: await inPages(holdings.projects, (page) => readProjects(db, userId, page)),
    documents: await inPages(holdings.documents, (page) => readDocuments(db, userId, page)),
  }
}

/*
 * Each part of a statement names the user by the id: where tables lie on several machines, the one
 * that has this user's rows can do all of it.
 */

/** In the order of making. */
function projectIdsOf(userId: string) {
  return selectJsonList(
    new QueryBuilder()
      .select(buildJsonEntry({ id: projects.id }))
      .from(projects)
      .where(eq(projects.userId, userId))
      .orderBy(projects.createdAt, projects.id),
  )
}

function versionsOf(userId: string) {
  return selectJsonList(
    new QueryBuilder()
      .select(buildJsonEntry({ projectId: documents.projectId, version: documents.version }))
      .from(documents)
      .innerJoin(projects, ofProject(documents))
      .where(eq(documents.userId, userId))
      .orderBy(projects.createdAt, projects.id, documents.version),
  )
}

async function inPages<Key>(
  keys: readonly Key[],
  read: (page: readonly Key[]) => Promise<string[]>,
): Promise<string[]> {
  const texts: string[] = []
  for (let start = 0; start < keys.length; start += PAGE) {
    texts.push(...(await read(keys.slice(start, start + PAGE))))
  }
  return texts
}

async function readProjects(
  db: Db,
  userId: string,
  page: readonly { id: string }[],
): Promise<string[]> {
  const ids = page.map(({ id }) => id)
  const rows = await db
    .select({ value: asText(buildJsonObject({ ...projectParts, id: projects.id })) })
    .from(projects)
    .where(and(eq(projects.userId, userId), inArray(projects.id, ids)))
    .orderBy(projects.createdAt, projects.id)
  return rows.map(({ value }) => value)
}

async function readDocuments(
  db: Db,
  userId: string,
  page: readonly VersionKey[],
): Promise<string[]> {
  const { projectId, version, markdown, content } = documents
  const parts = buildJsonObject({
    projectId,
    version,
    markdown,
    content,
    edits: editsOverDocument,
    approvals: approvalsOfProject,
  })
  const wanted = page.map((key) => and(eq(projectId, key.projectId), eq(version, key.version)))
  const rows = await db
    .select({ value: asText(parts) })
    .from(documents)
    .innerJoin(projects, ofProject(documents))
    .where(and(eq(documents.userId, userId), or(...wanted)))
    .orderBy(documents.createdAt, version)
  return rows.map(({ value }) => value)
}

function asText(value: SQL): SQL<string> {
  return sql`${value}::text`
}

const { providerId, createdAt: since } = signInMethods
const { name, email, message, createdAt: sentAt } = contactMessages

/** An account, of the row of `users` that a query reads. */
const accountParts = {
  email: users.email,
  emailVerified: users.emailVerified,
  firstName: users.firstName,
  lastName: users.lastName,
  image: users.image,
  createdAt: users.createdAt,
  subscriptionStatus: users.subscriptionStatus,
  suspendedAt: users.suspendedAt,
  trialStartedAt: users.trialStartedAt,
  trialGenerationsUsed: users.trialGenerationsUsed,
  subscription: selectJsonOne(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          provider: subscriptions.realm,
          customerId: subscriptions.customerId,
          subscriptionId: subscriptions.subscriptionId,
          status: subscriptions.providerStatus,
          periodEnd: subscriptions.periodEnd,
          endsAt: subscriptions.endsAt,
        }),
      )
      .from(subscriptions)
      .where(eq(subscriptions.userId, users.id)),
  ),
  signInMethods: selectJsonList(
    new QueryBuilder()
      .select(buildJsonEntry({ provider: providerId, since }))
      .from(signInMethods)
      .where(eq(signInMethods.userId, users.id))
      .orderBy(since),
  ),
  sessions: selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          userAgent: sessions.userAgent,
          signedInAt: sessions.createdAt,
          lastUsedAt: sessions.updatedAt,
        }),
      )
      .from(sessions)
      .where(eq(sessions.userId, users.id))
      .orderBy(desc(sessions.updatedAt)),
  ),
  connectedAgents: selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          client: oauthConsents.clientId,
          name: oauthClients.name,
          scopes: oauthConsents.scopes,
          since: oauthConsents.createdAt,
        }),
      )
      .from(oauthConsents)
      .innerJoin(oauthClients, eq(oauthClients.clientId, oauthConsents.clientId))
      .where(eq(oauthConsents.userId, users.id))
      .orderBy(oauthConsents.createdAt),
  ),
  contactMessages: selectJsonList(
    new QueryBuilder()
      .select(buildJsonEntry({ name, email, message, sentAt }))
      .from(contactMessages)
      .where(eq(contactMessages.userId, users.id))
      .orderBy(sentAt),
  ),
}

/** What an account used and what it lets use it. */
function describeUse(userId: string) {
  return {
    webhooks: webhooksOf(userId),
    modelUse: selectJsonList(
      new QueryBuilder()
        .select(
          buildJsonEntry({
            day: modelUse.day,
            calls: modelUse.calls,
            tokensRead: modelUse.tokensIn,
            tokensWritten: modelUse.tokensOut,
          }),
        )
        .from(modelUse)
        .where(eq(modelUse.userId, userId))
        .orderBy(modelUse.day),
    ),
    tokens: selectJsonList(
      new QueryBuilder()
        .select(
          buildJsonEntry({
            name: personalTokens.name,
            scopes: personalTokens.scopes,
            createdAt: personalTokens.createdAt,
            expiresAt: personalTokens.expiresAt,
            lastUsedAt: personalTokens.lastUsedAt,
          }),
        )
        .from(personalTokens)
        .where(eq(personalTokens.userId, userId))
        .orderBy(personalTokens.createdAt),
    ),
  }
}
