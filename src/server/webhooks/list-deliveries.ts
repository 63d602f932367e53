import { LIMITS } from '#contract/limits.ts'
import type { WebhookDelivery } from '#contract/webhooks/webhook-endpoints.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { readDeliveries } from './log-queries.ts'
import { showDelivery } from './show-delivery.ts'

/** A webhook's newest messages and what became of them, the newest first. */
export async function listDeliveries(
  { db }: Pick<Deps, 'db'>,
  { account, params }: { account: { id: string }; params: { webhookId: string } },
): Promise<WebhookDelivery[]> {
  const key = { userId: account.id, webhookId: params.webhookId }
  const rows = await readDeliveries(db, key, LIMITS.deliveries)
  if (rows === null) throw new AppError('not_found')
  return rows.map(showDelivery)
}
