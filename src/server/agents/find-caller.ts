import { keepScopes, type Scope } from '#domain/agents/scopes.ts'
import { AGENT_TOKEN_START, TOKEN_START } from '#domain/agents/token-days.ts'
import { decideEntitlements, type Verdict } from '#domain/entitlements.ts'
import { AppError } from '#server/app-error.ts'
import { hashSecret } from '#server/db/hash-secret.ts'
import type { Deps } from '#server/deps.ts'
import {
  findAgentTokenWithProjects,
  findTokenWithProjects,
  type ListedProject,
} from './list-queries.ts'
import { type Found, findAgentTokenWith, findTokenWith, type Wish } from './look-queries.ts'
import {
  type FoundToken,
  findByAgentToken,
  findByToken,
  noteAgentUse,
  noteUse,
  type TokenKey,
} from './queries.ts'

/** Who asks by a token. */
export interface Caller {
  userId: string
  /** The token's name, as its owner gave it, or the agent's own. */
  name: string
  scopes: readonly Scope[]
  /** Whether the account's plan lets agents read at this moment. */
  mayRead: Verdict
}

/** The use of a token is written down at most so often. */
const NOTE_EVERY_MS = 60_000
/** A token is shorter: nothing longer is looked up. */
const LONGEST_TOKEN = 200

/** What a request is about: something of a project, or all projects. */
export type Matter = Wish | 'projects'

/** What was read in the statement that found the caller, and what it was read for. */
export type Ahead = { wish: Wish; found: Found } | { projects: readonly ListedProject[] }

export interface FoundCaller {
  caller: Caller
  /** Null where nothing is to be read, or not all of it is there. */
  ahead: Ahead | null
}

/**
 * Whose token this is; null for one that is unknown, expired or ended. One statement, nothing cached;
 * what the request is about is read in it as well, and may be used once the caller's scopes allow it.
 * `readMatter` is asked only where there may be a token.
 */
export async function findCaller(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
  readMatter: () => Promise<Matter | null> = async () => null,
): Promise<FoundCaller | null> {
  const kind = KINDS.find(({ start }) => token.startsWith(start))
  if (kind === undefined || token.length > LONGEST_TOKEN) return null
  const matter = await readMatter()
  const at = now()
  const key = { hash: hashSecret(token.slice(kind.unhashed)), now: at }
  const both = matter && (await findWith(db, { kind, key, matter }))
  const found = both?.token ?? (await kind.find(db, key))
  if (found === null) return null

  const { userId, id, name, scopes, account, lastUsedAt } = found
  const isDue = lastUsedAt === null || at.getTime() - lastUsedAt.getTime() >= NOTE_EVERY_MS
  if (isDue) await kind.note(db, { userId, id, now: at })
  const { readByAgents } = decideEntitlements(account)
  const caller = { userId, name, scopes: keepScopes(scopes), mayRead: readByAgents }
  return { caller, ahead: both?.ahead ?? null }
}

/** The token with what the request is about; null where there is no such token, or not all of that. */
async function findWith(
  db: Deps['db'],
  { kind, key, matter }: { kind: (typeof KINDS)[number]; key: TokenKey; matter: Matter },
): Promise<{ token: FoundToken; ahead: Ahead } | null> {
  if (matter === 'projects') {
    const listed = await kind.findWithProjects(db, key)
    return listed && { token: listed.token, ahead: { projects: listed.projects } }
  }
  const looked = await kind.findWith(db, key, matter)
  return looked && { token: looked.token, ahead: { wish: matter, found: looked.found } }
}

/** The tokens that people make and those that agents are given; of these the beginning is no part of the hash. */
const KINDS = [
  {
    start: TOKEN_START,
    unhashed: 0,
    find: findByToken,
    findWith: findTokenWith,
    findWithProjects: findTokenWithProjects,
    note: noteUse,
  },
  {
    start: AGENT_TOKEN_START,
    unhashed: AGENT_TOKEN_START.length,
    find: findByAgentToken,
    findWith: findAgentTokenWith,
    findWithProjects: findAgentTokenWithProjects,
    note: noteAgentUse,
  },
]

/** Throws when the token, or the plan of its owner, does not allow it. */
export function requireScope({ scopes, mayRead }: Caller, scope: Scope): void {
  if (!scopes.includes(scope)) throw new AppError('scope_missing')
  if (!mayRead.allowed) throw new AppError(mayRead.code)
}
