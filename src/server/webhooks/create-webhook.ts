import type { z } from 'zod'
import { LIMITS } from '#contract/limits.ts'
import type { createWebhookBody, WebhookWithSecret } from '#contract/webhooks/webhook-endpoints.ts'
import { decideEntitlements } from '#domain/entitlements.ts'
import type { Language } from '#domain/language.ts'
import type { Account } from '#server/accounts/account.ts'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import { insertWebhook, type WebhookRow } from './queries.ts'
import { requireAddress } from './require-address.ts'
import { showWebhook } from './show-webhook.ts'
import { makeWebhookSecret } from './webhook-secret.ts'

interface Input {
  account: Account
  body: z.output<typeof createWebhookBody>
  language: Language
}

/**
 * Adds an address that is told what happens. Its secret is told in this response alone: a repeat
 * under the same key makes another webhook, since the first secret is nowhere to be repeated from.
 */
export async function createWebhook(
  { config, db, now, newId, log }: Pick<Deps, 'config' | 'db' | 'now' | 'newId' | 'log'>,
  { account, body, language }: Input,
): Promise<WebhookWithSecret> {
  const { tellWebhooks } = decideEntitlements(account)
  if (!tellWebhooks.allowed) throw new AppError(tellWebhooks.code)
  const address = requireAddress(body.address, config)

  const at = now()
  const id = newId()
  const { secret, sealed } = makeWebhookSecret({ userId: account.id, webhookId: id }, config)
  const row: WebhookRow = {
    ...{ userId: account.id, id, address, language, secret: sealed },
    ...{ events: body.events, projectId: body.projectId },
    ...{ oldSecret: null, oldSecretUntil: null, failingSince: null },
    ...{ offSince: null, offReason: null, ownerToldAt: null, createdAt: at },
  }
  const done = await insertWebhook(db, row, LIMITS.webhooks)
  if (done === 'full') throw new AppError('webhook_limit')
  if (done === 'gone') throw new AppError('not_found')
  log.info({ event: 'webhook_made' }, 'Webhook added')
  return { ...showWebhook(row, at), secret }
}
