import { and, asc, count, eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect.ts'
import { lockAccount } from '#server/db/lock-account.ts'
import { holdProject } from '#server/db/project/hold-project.ts'
import { webhookDeliveries, webhooks } from '#server/db/tables/webhooks.ts'
import { runInTransaction, type Tx } from '#server/db/transaction.ts'

export type WebhookRow = typeof webhooks.$inferSelect

export interface WebhookKey {
  userId: string
  webhookId: string
}

/** The webhooks of an account, the oldest first. */
export function readWebhooks(db: Db, userId: string): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
}

/** Null when the account has no such webhook. */
export async function readWebhook(db: Db, key: WebhookKey): Promise<WebhookRow | null> {
  const rows = await db.select().from(webhooks).where(isWebhook(key))
  return rows[0] ?? null
}

/**
 * Stores a webhook. `full` when the account has `most` already, counted while its row is held; `gone`
 * when it has no such project.
 */
export async function insertWebhook(
  db: Db,
  row: WebhookRow,
  most: number,
): Promise<'stored' | 'full' | 'gone'> {
  let refusal: 'full' | 'gone' = 'gone'
  const done = await runInTransaction(db, async (tx) => {
    if (!(await lockAccount(tx, row.userId))) return null
    if (!(await holdAnyProject(tx, row))) return null
    const [used] = await tx
      .select({ webhooks: count() })
      .from(webhooks)
      .where(eq(webhooks.userId, row.userId))
    if ((used?.webhooks ?? 0) >= most) {
      refusal = 'full'
      return null
    }
    await tx.insert(webhooks).values(row)
    return 'stored' as const
  })
  return done ?? refusal
}

type Changeable = Omit<
  WebhookRow,
  'userId' | 'id' | 'createdAt' | 'language' | 'ownerToldAt' | 'oldSecret'
>

/** What is undefined stays as it is; the secret before a new one is kept as the old one. */
export type WebhookChange = { [Field in keyof Changeable]?: Changeable[Field] | undefined }

/**
 * Changes a webhook; null when the account has no such one, `no_project` when it has no such project.
 * One that is turned off sends nothing that still waits.
 */
export async function updateWebhook(
  db: Db,
  key: WebhookKey,
  change: WebhookChange,
): Promise<WebhookRow | 'no_project' | null> {
  let refusal: 'no_project' | null = null
  const done = await runInTransaction(db, async (tx) => {
    const { projectId = null } = change
    if (!(await holdAnyProject(tx, { userId: key.userId, projectId }))) {
      refusal = 'no_project'
      return null
    }
    const [row] = await tx
      .update(webhooks)
      .set({ ...change, id: key.webhookId, ...(change.secret && { oldSecret: webhooks.secret }) })
      .where(isWebhook(key))
      .returning()
    if (change.offSince) await dropWaiting(tx, key, 'off')
    return row ?? null
  })
  return done ?? refusal
}

/** Whether the project is there, and stays until this transaction ends; `projectId` is null for all. */
async function holdAnyProject(
  tx: Tx,
  { userId, projectId }: { userId: string; projectId: string | null },
): Promise<boolean> {
  return projectId === null || holdProject(tx, { userId, projectId })
}

/** Says of what waits that it is not sent any more: the webhook is off, or the plan has none. */
export async function dropWaiting(
  db: Db | Tx,
  { userId, webhookId }: WebhookKey,
  fault: 'off' | 'plan',
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ state: 'dropped', fault })
    .where(
      and(
        eq(webhookDeliveries.userId, userId),
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.state, 'waiting'),
      ),
    )
}

/** False when the account has no such webhook. */
export async function removeWebhook(db: Db, key: WebhookKey): Promise<boolean> {
  const { rowCount } = await db.delete(webhooks).where(isWebhook(key))
  return rowCount === 1
}

export function isWebhook({ userId, webhookId }: WebhookKey) {
  return and(eq(webhooks.userId, userId), eq(webhooks.id, webhookId))
}
