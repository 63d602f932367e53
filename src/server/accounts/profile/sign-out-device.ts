import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { endOneSession } from './queries.ts'

/** Signs out one device of this account. Throws `not_found` for any id that is not its own. */
export async function signOutDevice(
  deps: Pick<Deps, 'db' | 'log'>,
  { account, id }: { account: Account; id: string },
): Promise<{ id: string }> {
  const isEnded = await endOneSession(deps.db, account.id, id)
  if (!isEnded) throw new AppError('not_found')
  deps.log.info({ event: 'session_ended' }, 'Session ended')
  return { id }
}
