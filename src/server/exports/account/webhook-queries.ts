import { and, eq } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { buildJsonEntry, selectJsonList } from '#server/db/json-rows.ts'
import { users } from '#server/db/schema.ts'
import { webhookDeliveries, webhooks } from '#server/db/tables/webhooks.ts'

const { id, type, state, tries, triedAt, status, answer, createdAt } = webhookDeliveries

const sent = selectJsonList(
  new QueryBuilder()
    .select(
      buildJsonEntry({ id, type, state, tries, happenedAt: createdAt, triedAt, status, answer }),
    )
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.userId, webhooks.userId),
        eq(webhookDeliveries.webhookId, webhooks.id),
      ),
    )
    .orderBy(createdAt, id),
)

/** Of the row of `users` that a query reads: its webhooks with their logs, without their secrets. */
export const webhooksOfAccount = selectJsonList(
  new QueryBuilder()
    .select(
      buildJsonEntry({
        address: webhooks.address,
        events: webhooks.events,
        projectId: webhooks.projectId,
        offSince: webhooks.offSince,
        createdAt: webhooks.createdAt,
        sent,
      }),
    )
    .from(webhooks)
    .where(eq(webhooks.userId, users.id))
    .orderBy(webhooks.createdAt),
)
