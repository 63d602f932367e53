import type { WebhookDelivery } from '#contract/webhooks/webhook-endpoints.ts'
import type { DeliveryRow } from './log-queries.ts'

/** A message as the contract writes it. */
export function showDelivery(row: DeliveryRow): WebhookDelivery {
  const { id, type, state, tries, status, fault, answer } = row
  return {
    ...{ id, type, state, tries, status, fault, answer },
    happenedAt: row.createdAt.toISOString(),
    triedAt: row.triedAt?.toISOString() ?? null,
    nextTryAt: state === 'waiting' ? row.nextTryAt.toISOString() : null,
  }
}
