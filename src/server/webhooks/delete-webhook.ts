import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { removeWebhook } from './queries.ts'

/** Deletes a webhook with its log. Any plan may, since it only takes away. */
export async function deleteWebhook(
  { db, log }: Pick<Deps, 'db' | 'log'>,
  { account, params }: { account: { id: string }; params: { webhookId: string } },
): Promise<{ deleted: true }> {
  const key = { userId: account.id, webhookId: params.webhookId }
  if (!(await removeWebhook(db, key))) throw new AppError('not_found')
  log.info({ event: 'webhook_deleted' }, 'Webhook deleted')
  return { deleted: true }
}
