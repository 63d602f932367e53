import { desc, eq, max, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '#server/db/connect.ts'
import { buildJsonEntry, selectJsonList } from '#server/db/json-rows.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import { formatMoment, takeLater } from '#server/db/rows.ts'
import { answers, projects, users } from '#server/db/schema.ts'
import { prepared } from '#server/db/statements/prepared.ts'
import { personalTokens } from '#server/db/tables/agents.ts'
import { oauthAccessTokens, oauthClients } from '#server/db/tables/oauth.ts'
import {
  agentTokenColumns,
  type FoundToken,
  isLiveAgentToken,
  isLiveToken,
  type TokenKey,
  tokenColumns,
  toToken,
} from './queries.ts'

/** A project as an agent is told of it. */
export interface ListedProject {
  id: string
  title: string
  description: string | null
  /** The number of its newest document; 0 for none. */
  documentCount: number
  /** When it or one of its answers was changed last. */
  changedAt: string
}

/** A live personal token with its account and its owner's projects; null where there is no such token. */
export async function findTokenWithProjects(db: Db, key: TokenKey): Promise<WithProjects | null> {
  return toWithProjects(await projectsByToken(db).execute({ ...key }), key)
}

/** The same for a token of a connected agent. */
export async function findAgentTokenWithProjects(
  db: Db,
  key: TokenKey,
): Promise<WithProjects | null> {
  return toWithProjects(await projectsByAgentToken(db).execute({ ...key }), key)
}

/** A user's projects, for a request that was not understood before its caller was known. */
export async function readProjectList(db: Db, userId: string): Promise<ListedProject[]> {
  const [row] = await projectsByUser(db).execute({ userId })
  return row?.projects ?? []
}

/** So many projects are named; nobody has an agent choose among more. */
const MOST_PROJECTS = 100

const lastAnswerAt = new QueryBuilder()
  .select({ at: max(answers.updatedAt).as('at') })
  .from(answers)
  .where(ofProject(answers))

const changedAt = takeLater(projects.updatedAt, lastAnswerAt)

/** Those of the row of `users` that a query reads, the newest change first. */
const projectsOfUser = selectJsonList(
  new QueryBuilder()
    .select(
      buildJsonEntry({
        id: projects.id,
        title: projects.title,
        description: projects.description,
        documentCount: projects.documentCount,
        changedAt: formatMoment(changedAt),
      }),
    )
    .from(projects)
    .where(eq(projects.userId, users.id))
    .orderBy(desc(changedAt), projects.id)
    .limit(MOST_PROJECTS),
)

const projectsByToken = prepared((db) =>
  db
    .select({ ...tokenColumns, projects: projectsOfUser })
    .from(personalTokens)
    .innerJoin(users, eq(users.id, personalTokens.userId))
    .where(isLiveToken)
    .prepare('projects_by_token'),
)

const projectsByAgentToken = prepared((db) =>
  db
    .select({ ...agentTokenColumns, projects: projectsOfUser })
    .from(oauthAccessTokens)
    .innerJoin(users, eq(users.id, oauthAccessTokens.userId))
    .innerJoin(oauthClients, eq(oauthClients.clientId, oauthAccessTokens.clientId))
    .where(isLiveAgentToken)
    .prepare('projects_by_agent_token'),
)

const projectsByUser = prepared((db) =>
  db
    .select({ projects: projectsOfUser })
    .from(users)
    .where(eq(users.id, sql.placeholder('userId')))
    .prepare('projects_by_user'),
)

interface WithProjects {
  token: FoundToken
  projects: ListedProject[]
}

function toWithProjects(
  [row]: (Parameters<typeof toToken>[0] & { projects: ListedProject[] })[],
  { now }: TokenKey,
): WithProjects | null {
  if (row === undefined) return null
  const { projects: listed, ...token } = row
  return { token: toToken(token, now), projects: listed }
}
