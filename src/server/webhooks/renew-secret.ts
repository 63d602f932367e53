import type { WebhookWithSecret } from '#contract/webhooks/webhook-endpoints.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import { ROTATION_HOURS } from '#domain/webhooks/plan-retry.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { updateWebhook } from './queries.ts'
import { showWebhook } from './show-webhook.ts'
import { makeWebhookSecret } from './webhook-secret.ts'

const HOUR_MS = 60 * 60 * 1000

/** Makes a webhook's new secret, told in this response alone; for a day the old one signs as well. */
export async function renewSecret(
  { config, db, now, log }: Pick<Deps, 'config' | 'db' | 'now' | 'log'>,
  { account, params }: { account: Account; params: { webhookId: string } },
): Promise<WebhookWithSecret> {
  const { tellWebhooks } = decideEntitlements(account)
  if (!tellWebhooks.allowed) throw new AppError(tellWebhooks.code)
  const key = { userId: account.id, webhookId: params.webhookId }
  const at = now()
  const { secret, sealed } = makeWebhookSecret(key, config)
  const row = await updateWebhook(db, key, {
    secret: sealed,
    oldSecretUntil: new Date(at.getTime() + ROTATION_HOURS * HOUR_MS),
  })
  if (row === null || row === 'no_project') throw new AppError('not_found')
  log.info({ event: 'webhook_secret_renewed' }, 'A webhook’s secret was renewed')
  return { ...showWebhook(row, at), secret }
}
