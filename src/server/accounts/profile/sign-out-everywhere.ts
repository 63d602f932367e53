import type { Account } from '#server/accounts/account.ts'
import type { Deps } from '#server/deps.ts'
import { endEverySession } from './queries.ts'

/** Signs the account out everywhere, here as well. */
export async function signOutEverywhere(
  deps: Pick<Deps, 'db' | 'log'>,
  account: Account,
): Promise<{ ended: number }> {
  const ended = await endEverySession(deps.db, account.id)
  deps.log.info({ event: 'all_sessions_ended' }, 'Signed out everywhere')
  return { ended }
}
