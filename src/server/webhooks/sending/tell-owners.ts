import type { Deps } from '#server/deps.ts'
import { TEXTS } from '#server/texts/texts.ts'
import { giveBackOwner, takeOwnerToTell } from './queries.ts'

/**
 * Mails owners whose webhook was turned off for them, one mail each. It names the host alone: what
 * stands behind it may be a secret. A mail server that is down is asked once a run.
 */
export async function tellOwners({
  config,
  db,
  now,
  log,
  mailer,
}: Pick<Deps, 'config' | 'db' | 'now' | 'log' | 'mailer'>): Promise<void> {
  for (;;) {
    const next = await takeOwnerToTell(db, now())
    if (next === null) return
    const { webhook, email } = next
    const words = TEXTS[webhook.language].webhookMail.off({
      host: new URL(webhook.address).host,
      isGone: webhook.offReason === 'gone',
      page: new URL('/dashboard/profile', config.publicUrl).href,
    })
    try {
      await mailer.send({ to: email, ...words })
    } catch {
      // The error's words can hold addresses.
      log.warn({ event: 'webhook_mail_failed' }, 'A mail about a webhook could not be sent')
      await giveBackOwner(db, { userId: webhook.userId, webhookId: webhook.id })
      return
    }
  }
}
