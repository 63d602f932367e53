import type { WebhookDelivery } from '#contract/webhooks/webhook-endpoints.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { TEST_EVENT } from '#domain/webhooks/event-types.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Allowance } from '#server/db/allowance.ts'
import { spend } from '#server/db/spend.ts'
import type { Deps } from '#server/deps.ts'
import { insertDelivery, restartDelivery } from './log-queries.ts'
import { readWebhook, type WebhookKey } from './queries.ts'
import { CLAIM_MS } from './sending/send-delivery.ts'
import { showDelivery } from './show-delivery.ts'

type AskDeps = Pick<Deps, 'db' | 'now' | 'newId' | 'log'>

/** What a person presses: twenty at once, and one more each ten seconds. */
const pace = (userId: string): Allowance => ({
  key: `webhook-sends:${userId}`,
  burst: 20,
  everyMs: 10_000,
})

/** Sends a message that tells of nothing, so that its owner sees whether it arrives. */
export async function testWebhook(
  deps: AskDeps,
  { account, params }: { account: Account; params: { webhookId: string } },
): Promise<WebhookDelivery> {
  const key = { userId: account.id, webhookId: params.webhookId }
  await requireOn(deps, account, key)
  const now = deps.now()
  const row = await insertDelivery(deps.db, {
    ...key,
    id: `msg_${deps.newId()}`,
    type: TEST_EVENT,
    data: { webhookId: key.webhookId },
    nextTryAt: now,
    createdAt: now,
  })
  if (row === null) throw new AppError('not_found')
  return showDelivery(row)
}

/** Sends a message again, with all its tries, under the same id: whoever has it already knows it. */
export async function sendAgain(
  deps: AskDeps,
  { account, params }: { account: Account; params: { webhookId: string; deliveryId: string } },
): Promise<WebhookDelivery> {
  const { webhookId, deliveryId } = params
  const key = { userId: account.id, webhookId }
  await requireOn(deps, account, key)
  const now = deps.now()
  const triedBefore = new Date(now.getTime() - CLAIM_MS)
  const row = await restartDelivery(deps.db, { ...key, deliveryId }, { now, triedBefore })
  if (row === null) throw new AppError('not_found')
  return showDelivery(row)
}

async function requireOn(deps: AskDeps, account: Account, key: WebhookKey): Promise<void> {
  const { tellWebhooks } = decideEntitlements(account)
  if (!tellWebhooks.allowed) throw new AppError(tellWebhooks.code)
  const webhook = await readWebhook(deps.db, key)
  if (webhook === null) throw new AppError('not_found')
  if (webhook.offSince !== null) throw new AppError('webhook_off')
  await spend(deps, pace(account.id))
}
