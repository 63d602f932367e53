/** What an agent or a program may be allowed to do (docs/agents.md#what-each-may-do). */
export const SCOPES = ['requirements:read', 'questions:write', 'progress:write'] as const

export type Scope = (typeof SCOPES)[number]

/** Those of the list that are scopes, each once and in their own order. */
export function keepScopes(names: readonly string[]): Scope[] {
  return SCOPES.filter((scope) => names.includes(scope))
}
