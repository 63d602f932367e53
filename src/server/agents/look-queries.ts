import { and, desc, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { askedOfProject, progressOfProject } from '#server/db/project/building-of-project.ts'
import { ofProject } from '#server/db/project/of-project.ts'
import {
  isWantedVersion,
  stateColumns,
  type VersionState,
} from '#server/db/project/version-state.ts'
import { documents, projects, users } from '#server/db/schema.ts'
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

/** What a tool needs to know of a project. */
export interface Wish {
  projectId: string
  /** The newest for null. */
  version: number | null
  /** Another version beside it. */
  since?: number
  /** What agents asked. */
  asked?: true
  /** What was reported last of each item. */
  progress?: true
}

/** What there is of a wish: how the versions are, without their text. */
export interface Found {
  state: VersionState
  /** The version `since`. */
  before: VersionState | null
  asked: AskedRow[]
  progress: ReportedRow[]
}

type AskedRow = typeof askedOfProject extends { _: { type: (infer Row)[] } } ? Row : never
type ReportedRow = typeof progressOfProject extends { _: { type: (infer Row)[] } } ? Row : never

interface FoundRow {
  state: VersionState
  asked: AskedRow[] | null
  progress: ReportedRow[] | null
}

/** What is there of a user's; null where the project or a version is not. */
export async function readFound(db: Db, userId: string, wish: Wish): Promise<Found | null> {
  return toFound(await ofUser(wish)(db).execute({ userId, ...filledIn(wish) }), wish)
}

/**
 * A live personal token with its account as it is now and what there is of its owner's, in one
 * statement, so that it waits for one turn; null where there is no such token, or not all of the wish.
 */
export async function findTokenWith(
  db: Db,
  key: TokenKey,
  wish: Wish,
): Promise<{ token: FoundToken; found: Found } | null> {
  const rows = await ofToken(wish)(db).execute({ ...key, ...filledIn(wish) })
  return withToken(rows, key, wish)
}

/** The same for a token of a connected agent. */
export async function findAgentTokenWith(
  db: Db,
  key: TokenKey,
  wish: Wish,
): Promise<{ token: FoundToken; found: Found } | null> {
  const rows = await ofAgentToken(wish)(db).execute({ ...key, ...filledIn(wish) })
  return withToken(rows, key, wish)
}

const ofUser = forEachWish((wish) =>
  prepared((db) =>
    db
      .select(foundColumns(wish))
      .from(projects)
      .innerJoin(documents, ofProject(documents))
      .where(and(eq(projects.userId, sql.placeholder('userId')), isWished(wish)))
      .orderBy(desc(documents.version))
      .prepare(nameStatement('found_of_user', wish)),
  ),
)

const ofToken = forEachWish((wish) =>
  prepared((db) =>
    db
      .select({ ...foundColumns(wish), token: tokenColumns })
      .from(projects)
      .innerJoin(documents, ofProject(documents))
      .innerJoin(personalTokens, eq(personalTokens.userId, projects.userId))
      .innerJoin(users, eq(users.id, personalTokens.userId))
      .where(and(isLiveToken, isWished(wish)))
      .orderBy(desc(documents.version))
      .prepare(nameStatement('found_by_token', wish)),
  ),
)

const ofAgentToken = forEachWish((wish) =>
  prepared((db) =>
    db
      .select({ ...foundColumns(wish), token: agentTokenColumns })
      .from(projects)
      .innerJoin(documents, ofProject(documents))
      .innerJoin(oauthAccessTokens, eq(oauthAccessTokens.userId, projects.userId))
      .innerJoin(users, eq(users.id, oauthAccessTokens.userId))
      .innerJoin(oauthClients, eq(oauthClients.clientId, oauthAccessTokens.clientId))
      .where(and(isLiveAgentToken, isWished(wish)))
      .orderBy(desc(documents.version))
      .prepare(nameStatement('found_by_agent_token', wish)),
  ),
)

/** A statement for each kind of wish: one for all would be planned anew with each call. */
function forEachWish<Made>(make: (wish: Wish) => Made): (wish: Wish) => Made {
  const made = new Map<string, Made>()
  return (wish) => {
    const name = nameStatement('', wish)
    const known = made.get(name)
    if (known !== undefined) return known
    const one = make(wish)
    made.set(name, one)
    return one
  }
}

function nameStatement(start: string, { since, asked, progress }: Wish): string {
  const parts = { since: since !== undefined, asked, progress }
  const wished = Object.entries(parts).flatMap(([name, is]) => (is ? [name] : []))
  return [start, ...wished].join('_')
}

const NOTHING = sql<null>`null`

function foundColumns({ asked, progress }: Wish) {
  return {
    state: stateColumns,
    asked: asked ? askedOfProject : NOTHING,
    progress: progress ? progressOfProject : NOTHING,
  }
}

function isWished({ since }: Wish) {
  return and(
    eq(projects.id, sql.placeholder('projectId')),
    since === undefined
      ? isWantedVersion
      : or(isWantedVersion, eq(documents.version, sql.placeholder('since'))),
  )
}

function filledIn({ projectId, version, since }: Wish) {
  return { projectId, version, ...(since !== undefined && { since }) }
}

/** The newest row is the one that was asked for: a version beside it is an earlier one, or the same. */
function toFound(rows: readonly FoundRow[], { since }: Wish): Found | null {
  const [row] = rows
  const before = rows.find(({ state }) => state.version === since)?.state ?? null
  if (row === undefined || (since !== undefined && before === null)) return null
  return { state: row.state, before, asked: row.asked ?? [], progress: row.progress ?? [] }
}

function withToken(
  rows: readonly (FoundRow & { token: Parameters<typeof toToken>[0] })[],
  { now }: TokenKey,
  wish: Wish,
): { token: FoundToken; found: Found } | null {
  const found = toFound(rows, wish)
  const [row] = rows
  return row && found ? { token: toToken(row.token, now), found } : null
}
