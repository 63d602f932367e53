import type { AskingAgent, Connection } from '#contract/agents/connection-endpoints.ts'
import { keepScopes } from '#domain/agents/scopes.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { readClient, readConnections } from './queries.ts'

/** The agents that an account has let in. */
export async function listConnections(
  { db }: Pick<Deps, 'db'>,
  { account }: { account: { id: string } },
): Promise<Connection[]> {
  const rows = await readConnections(db, account.id)
  return rows.map(({ id, scopes, createdAt, lastUsedAt, ...client }) => ({
    ...describe(client),
    id,
    scopes: keepScopes(scopes),
    since: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

/** The agent that asks to be let in; it has been heard of when the consent page opens. */
export async function getAskingAgent(
  { db }: Pick<Deps, 'db'>,
  { query }: { query: { client: string } },
): Promise<AskingAgent> {
  const client = await readClient(db, query.client)
  if (client === null) throw new AppError('not_found')
  return describe(client)
}

/** Its name is its own word; the host of its document is not. */
function describe({ clientId, name }: { clientId: string; name: string | null }): AskingAgent {
  const host = clientId.startsWith('https://') ? new URL(clientId).host : null
  return { name: name ?? host ?? clientId, host }
}
