import { randomBytes } from 'node:crypto'
import type { Config } from '#server/config.ts'
import { openSecret, type Seal, sealSecret } from '#server/providers/seal-secret.ts'
import type { WebhookKey } from './queries.ts'

type Settings = Pick<Config, 'sessionSecret'>

/** A new secret in the form of Standard Webhooks, as it is told and as it is kept. */
export function makeWebhookSecret(key: WebhookKey, config: Settings) {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  return { secret, sealed: sealSecret(secret, sealOf(key, config)) }
}

/** Null for one that was sealed with another SESSION_SECRET. */
export function openWebhookSecret(sealed: string, key: WebhookKey, config: Settings) {
  return openSecret(sealed, sealOf(key, config))
}

function sealOf({ userId, webhookId }: WebhookKey, config: Settings): Seal {
  return { config, purpose: 'webhooks', row: [userId, webhookId] }
}
