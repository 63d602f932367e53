import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { removeConnection } from './queries.ts'

/** Takes an agent's access back. Any plan may, since it only takes away. */
export async function endConnection(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { account, params }: { account: { id: string }; params: { connectionId: string } },
): Promise<{ ended: true }> {
  if (!(await removeConnection(db, account.id, params.connectionId))) {
    throw new AppError('not_found')
  }
  log.info({ event: 'agent_disconnected' }, 'An agent’s access was taken back')
  return { ended: true }
}
