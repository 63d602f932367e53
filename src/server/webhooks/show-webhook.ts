import type { Webhook } from '#contract/webhooks/webhook-endpoints.ts'
import type { WebhookRow } from './queries.ts'

/** A webhook as the contract writes it, without its secret. */
export function showWebhook(row: WebhookRow, now: Date): Webhook {
  const { id, address, events, projectId, offSince, offReason, oldSecretUntil } = row
  const isChanging = oldSecretUntil !== null && oldSecretUntil > now
  return {
    ...{ id, address, events, projectId },
    off: offSince && { since: offSince.toISOString(), reason: offReason ?? 'owner' },
    failingSince: row.failingSince?.toISOString() ?? null,
    changingUntil: isChanging ? oldSecretUntil.toISOString() : null,
    createdAt: row.createdAt.toISOString(),
  }
}
