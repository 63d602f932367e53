import type { Webhook } from '#contract/webhooks/webhook-endpoints.ts'
import type { Deps } from '#server/deps.ts'
import { readWebhooks } from './queries.ts'
import { showWebhook } from './show-webhook.ts'

/** All webhooks of an account, those that are off too. */
export async function listWebhooks(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { account }: { account: { id: string } },
): Promise<Webhook[]> {
  const rows = await readWebhooks(db, account.id)
  return rows.map((row) => showWebhook(row, now()))
}
