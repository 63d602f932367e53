import type { PersonalToken } from '#contract/agents/token-endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { readTokens } from './queries.ts'
import { showToken } from './show-token.ts'

/** All personal tokens of an account, expired ones too. */
export async function listTokens(
  { db }: Pick<Deps, 'db'>,
  { account }: { account: { id: string } },
): Promise<PersonalToken[]> {
  const rows = await readTokens(db, account.id)
  return rows.map(showToken)
}
