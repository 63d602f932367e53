import { and, eq } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { buildJsonEntry, selectJsonList } from '#server/db/json-rows.ts'
import { webhookDeliveries, webhooks } from '#server/db/tables/webhooks.ts'

/** A user's webhooks with their logs, without their secrets. */
export function webhooksOf(userId: string) {
  return selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({
          address: webhooks.address,
          events: webhooks.events,
          projectId: webhooks.projectId,
          offSince: webhooks.offSince,
          createdAt: webhooks.createdAt,
          sent: sentOf(userId),
        }),
      )
      .from(webhooks)
      .where(eq(webhooks.userId, userId))
      .orderBy(webhooks.createdAt),
  )
}

/** What was sent to the row of `webhooks` that a query reads. */
function sentOf(userId: string) {
  const { id, type, state, tries, triedAt, status, answer, createdAt } = webhookDeliveries
  return selectJsonList(
    new QueryBuilder()
      .select(
        buildJsonEntry({ id, type, state, tries, happenedAt: createdAt, triedAt, status, answer }),
      )
      .from(webhookDeliveries)
      .where(
        and(eq(webhookDeliveries.userId, userId), eq(webhookDeliveries.webhookId, webhooks.id)),
      )
      .orderBy(createdAt, id),
  )
}
