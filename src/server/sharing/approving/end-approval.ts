import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { removeRequest } from './queries.ts'

/** Takes a request back, or removes what was given. Any plan may, since it only takes away. */
export async function endApproval(
  { db }: Pick<Deps, 'db'>,
  { account, params }: { account: { id: string }; params: { approvalId: string } },
): Promise<{ ended: true }> {
  if (!(await removeRequest(db, account.id, params.approvalId))) throw new AppError('not_found')
  return { ended: true }
}
