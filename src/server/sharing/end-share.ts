import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { removeShare } from './queries.ts'

/** Ends a link. Any plan may, since it only takes away. */
export async function endShare(
  { db }: Pick<Deps, 'db'>,
  { account, params }: { account: { id: string }; params: { shareId: string } },
): Promise<{ ended: true }> {
  if (!(await removeShare(db, account.id, params.shareId))) throw new AppError('not_found')
  return { ended: true }
}
