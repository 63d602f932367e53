import type { PersonalToken } from '#contract/agents/token-endpoints.ts'
import { keepScopes } from '#domain/agents/scopes.ts'
import type { TokenRow } from './queries.ts'

/** A token as the contract writes it, without what it is known by. */
export function showToken({ id, name, ending, scopes, ...times }: TokenRow): PersonalToken {
  const { expiresAt, lastUsedAt, createdAt } = times
  return {
    id,
    name,
    ending,
    scopes: keepScopes(scopes),
    expiresAt: expiresAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }
}
