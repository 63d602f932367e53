import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { removeToken } from './queries.ts'

/** Ends a personal token. Any plan may, since it only takes away. */
export async function endToken(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { account, params }: { account: { id: string }; params: { tokenId: string } },
): Promise<{ ended: true }> {
  if (!(await removeToken(db, account.id, params.tokenId))) throw new AppError('not_found')
  log.info({ event: 'token_ended' }, 'Personal token ended')
  return { ended: true }
}
