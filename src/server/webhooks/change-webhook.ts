import type { z } from 'zod'
import type { changeWebhookBody, Webhook } from '#contract/webhooks/webhook-endpoints.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { updateWebhook, type WebhookChange } from './queries.ts'
import { requireAddress } from './require-address.ts'
import { showWebhook } from './show-webhook.ts'

interface Input {
  account: Account
  params: { webhookId: string }
  body: z.output<typeof changeWebhookBody>
}

/**
 * Changes what a webhook is told of and where, or turns it on or off. Any plan may turn it off, since
 * that only takes away.
 */
export async function changeWebhook(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  { account, params, body }: Input,
): Promise<Webhook> {
  const { isOn, address, ...fields } = body
  const isOnlyOff = isOn === false && Object.keys(body).length === 1
  const { tellWebhooks } = decideEntitlements(account)
  if (!isOnlyOff && !tellWebhooks.allowed) throw new AppError(tellWebhooks.code)

  const change: WebhookChange = {
    ...fields,
    ...(address !== undefined && { address: requireAddress(address, config), failingSince: null }),
    ...(isOn === true && { offSince: null, offReason: null, failingSince: null }),
    ...(isOn === false && { offSince: now(), offReason: 'owner' as const }),
  }
  const key = { userId: account.id, webhookId: params.webhookId }
  const row = await updateWebhook(db, key, change)
  if (row === 'no_project' || row === null) throw new AppError('not_found')
  return showWebhook(row, now())
}
