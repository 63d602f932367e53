import { setTimeout as sleep } from 'node:timers/promises'
import { decideForOwner, type OwnerRow } from '#domain/entitlements.ts'
import { dropWaiting, type WebhookKey } from '#server/webhooks/queries.ts'
import { pruneLog, readDueWebhooks, readSender, takeDue } from './queries.ts'
import { CLAIM_MS, type SendDeps, sendDelivery } from './send-delivery.ts'

/** So many webhooks are served at once, and so many messages of each. */
const MOST_LANES = 40
const AT_ONCE = 4
/** While some are slow, others are looked for after so long. */
const LOOK_EVERY_MS = 1_000
/** What the log keeps of a webhook. */
const LOG_LENGTH = 1_000

/**
 * Sends what waits. Each webhook has a lane of its own, so that one that does not answer keeps nobody
 * else waiting. Several instances may do it at once: a message is claimed before it is sent. One that
 * was claimed by a process that died is sent again, under the same id, when its claim is over.
 */
export async function sendWaiting(deps: SendDeps, stopping: AbortSignal): Promise<void> {
  const lanes = new Map<string, Promise<void>>()
  // One that was just served, or has nothing that may be sent, is not looked at again at once.
  const served = new Set<string>()
  let lookedAt = performance.now()
  do {
    if (performance.now() - lookedAt >= LOOK_EVERY_MS) {
      served.clear()
      lookedAt = performance.now()
    }
    const except = [...lanes.keys(), ...served]
    const most = stopping.aborted ? 0 : MOST_LANES - lanes.size
    const due = most === 0 ? [] : await readDueWebhooks(deps.db, { now: deps.now(), except, most })
    for (const key of due) {
      const lane = serve(deps, key, stopping).finally(() => {
        lanes.delete(key.webhookId)
        served.add(key.webhookId)
      })
      lanes.set(key.webhookId, lane)
    }
    await Promise.race([...lanes.values(), lanes.size > 0 && sleep(LOOK_EVERY_MS)])
  } while (lanes.size > 0)
}

/** Sends all that is due of one webhook. */
async function serve(deps: SendDeps, key: WebhookKey, stopping: AbortSignal): Promise<void> {
  try {
    while (!stopping.aborted && (await sendSome(deps, key)));
    await pruneLog(deps.db, key, LOG_LENGTH)
  } catch (err) {
    deps.log.error({ err, event: 'webhook_failed' }, 'A webhook could not be served')
  }
}

/** False when nothing is due, or may be sent. */
async function sendSome(deps: SendDeps, key: WebhookKey): Promise<boolean> {
  const { db } = deps
  const now = deps.now()
  const sender = await readSender(db, key)
  if (sender === null) return false
  const verdict = judge(sender.owner, now)
  if (verdict === 'held') return false
  const { webhook } = sender
  if (verdict === 'plan' || webhook.offSince !== null) {
    await dropWaiting(db, key, verdict === 'plan' ? 'plan' : 'off')
    return false
  }
  const until = new Date(now.getTime() + CLAIM_MS)
  const taken = await takeDue(db, key, { now, until, most: AT_ONCE })
  await Promise.all(taken.map((delivery) => sendDelivery(deps, { webhook, delivery })))
  return taken.length > 0
}

/** Whether an account's messages are sent, wait until the operator lets it go, or are not sent. */
function judge(owner: OwnerRow, now: Date): 'sent' | 'held' | 'plan' {
  const { tellWebhooks } = decideForOwner(owner, now)
  if (tellWebhooks.allowed) return 'sent'
  return tellWebhooks.code === 'suspended_by_operator' ? 'held' : 'plan'
}
