import { createHash } from 'node:crypto'
import { and, arrayContains, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Happening } from '#contract/webhooks/webhook-events.ts'
import { webhookDeliveries, webhooks } from '#server/db/tables/webhooks.ts'
import type { Tx } from '#server/db/transaction.ts'
import type { ProjectKey } from './project-key.ts'

/** An address that is so many messages behind gets no more until it has caught up. */
export const MOST_WAITING = 1_000

/**
 * Writes a message of each happening for every address of the user that wants it, in the transaction
 * of what happened: both are there afterwards, or neither. One statement, none where nothing happened;
 * the same happening is told once.
 */
export async function tellWebhooks(
  tx: Tx,
  key: ProjectKey,
  { happened, now }: { happened: readonly Happening[]; now: Date },
): Promise<void> {
  if (happened.length > 0) await writeMessages(tx, key, { happened, now })
}

/** The statement of `tellWebhooks`, for a larger one; it writes nothing where `isSo` says no. */
export function writeMessages(
  tx: Tx,
  { userId, projectId }: ProjectKey,
  { happened, now, isSo }: { happened: readonly Happening[]; now: Date; isSo?: SQL },
) {
  const events = happened.map((event) => ({ id: nameMessage(event), ...event }))
  const { columns, from } = recordsOf(events)
  const waiting = tx
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(
      and(
        eq(webhookDeliveries.userId, webhooks.userId),
        eq(webhookDeliveries.webhookId, webhooks.id),
        eq(webhookDeliveries.state, 'waiting'),
      ),
    )
    .limit(MOST_WAITING)
    .as('waiting')
  const isBehind = sql`(select count(*) from ${waiting}) >= ${MOST_WAITING}`
  const messages = tx
    .select({
      userId: webhooks.userId,
      webhookId: sql<string>`${webhooks.id}`.as('webhook_id'),
      ...columns,
      state: sql`'waiting'`.as('state'),
      tries: sql`0`.as('tries'),
      nextTryAt: typed(now.toISOString(), 'timestamptz').as('next_try_at'),
      triedAt: typed(null, 'timestamptz').as('tried_at'),
      status: typed(null, 'int4').as('status'),
      fault: typed(null, 'text').as('fault'),
      answer: typed(null, 'text').as('answer'),
      createdAt: typed(now.toISOString(), 'timestamptz').as('created_at'),
    })
    .from(webhooks)
    .innerJoin(from, arrayContains(webhooks.events, sql`array[event.type]`))
    .where(
      and(
        eq(webhooks.userId, userId),
        isNull(webhooks.offSince),
        or(isNull(webhooks.projectId), eq(webhooks.projectId, projectId)),
        not(isBehind),
        isSo,
      ),
    )
  return tx.insert(webhookDeliveries).select(messages).onConflictDoNothing()
}

/** Rows of a query made from values that come along. */
function recordsOf(events: readonly { id: string; type: string; data: object }[]) {
  return {
    from: sql`jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as event(id text, type text, data jsonb)`,
    columns: { id: column('id'), type: column('type'), data: column('data') },
  }
}

function column(name: string) {
  return sql<string>`event.${sql.identifier(name)}`.as(name)
}

/** A value of a row that is written from a query, which does not know the types of its columns. */
function typed(value: string | null, type: 'timestamptz' | 'int4' | 'text') {
  return sql`${value}::${sql.identifier(type)}`
}

/** The id of a message, made of all that it tells. */
function nameMessage({ type, data }: Happening): string {
  const name = createHash('sha256').update(JSON.stringify([type, data]))
  return `msg_${name.digest('base64url').slice(0, 32)}`
}
