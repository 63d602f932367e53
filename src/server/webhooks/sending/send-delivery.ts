import type { DeliveryFault } from '#domain/webhooks/delivery-state.ts'
import { GONE, isGivenUp, isTaken, planRetry } from '#domain/webhooks/plan-retry.ts'
import type { Deps } from '#server/deps.ts'
import { makeStorable } from '#server/providers/models/storable-text.ts'
import { callOutside, NotPublicError } from '#server/providers/outside/call-outside.ts'
import { readRetryAfter } from '#server/providers/outside/read-retry-after.ts'
import type { DeliveryRow } from '#server/webhooks/log-queries.ts'
import type { WebhookRow } from '#server/webhooks/queries.ts'
import { mayCall } from '#server/webhooks/read-address.ts'
import { openWebhookSecret } from '#server/webhooks/webhook-secret.ts'
import { countTry } from './figures.ts'
import { finishTry, type TryOutcome, turnOff } from './queries.ts'
import { signMessage } from './sign-message.ts'
import { writeMessage } from './write-message.ts'

/** So long a receiver may take for its whole answer. */
const PATIENCE_MS = 15_000
/** So long a try is claimed: it is over before. */
export const CLAIM_MS = PATIENCE_MS + 45_000
/** What is kept of an answer, in letters, and what is read of it for that. */
const ANSWER_LETTERS = 500
const ANSWER_BYTES = 4_000

export type SendDeps = Pick<Deps, 'config' | 'db' | 'now' | 'log' | 'registry'>

/** Tries a claimed message once, and notes what it came to: taken, tried again later, or given up. */
export async function sendDelivery(
  deps: SendDeps,
  { webhook, delivery }: { webhook: WebhookRow; delivery: DeliveryRow },
): Promise<void> {
  const { db, registry, log } = deps
  const { askedMs, ...outcome } = await tryOnce(deps, webhook, delivery)
  countTry(registry, outcome.fault ?? 'delivered')
  const now = deps.now()
  const isOver = outcome.fault === null || outcome.fault === 'secret_lost'
  const nextTryAt = isOver ? null : planRetry({ tries: delivery.tries, askedMs }, now)
  const failingSince = await finishTry(db, delivery, { ...outcome, nextTryAt, now })

  const isGone = outcome.status === GONE
  if (!isGone && !isGivenUp(failingSince, now)) return
  const key = { userId: webhook.userId, webhookId: webhook.id }
  const reason = isGone ? 'gone' : 'failing'
  if (await turnOff(db, key, { reason, now })) {
    log.warn({ event: 'webhook_off', reason }, 'A webhook was turned off')
  }
}

interface Tried extends TryOutcome {
  /** What the receiver asks to be waited before another try. */
  askedMs: number
}

/** What a try comes to where no answer is read. */
const failed = (fault: DeliveryFault): Tried => ({ status: null, fault, answer: null, askedMs: 0 })

async function tryOnce(
  { config, now }: SendDeps,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<Tried> {
  const at = now()
  const secrets = listSecrets(webhook, { config, at })
  if (secrets === null) return failed('secret_lost')
  const body = writeMessage(delivery, config)
  try {
    const { status, text, retryAfter } = await callOutside(new URL(webhook.address), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Groundwork-Webhooks/1',
        ...signMessage({ id: delivery.id, body, at, secrets }),
      },
      body,
      patienceMs: PATIENCE_MS,
      mostBytes: ANSWER_BYTES,
      isAllowed: (address) => mayCall(address, config),
    })
    const answer = makeStorable(text.slice(0, ANSWER_LETTERS))
    const askedMs = readRetryAfter(retryAfter, now())
    return { status, fault: isTaken(status) ? null : 'refused', answer, askedMs }
  } catch (error) {
    return failed(nameFault(error))
  }
}

/** Its secret, and the one before while that signs as well; null when it cannot be read any more. */
function listSecrets(
  { userId, id, secret, oldSecret, oldSecretUntil }: WebhookRow,
  { config, at }: Pick<SendDeps, 'config'> & { at: Date },
): string[] | null {
  const open = (sealed: string) => openWebhookSecret(sealed, { userId, webhookId: id }, config)
  const newest = open(secret)
  if (newest === null) return null
  const isChanging = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > at
  const before = isChanging ? open(oldSecret) : null
  return before === null ? [newest] : [newest, before]
}

function nameFault(error: unknown): DeliveryFault {
  if (error instanceof NotPublicError) return 'not_public'
  const isSlow = error instanceof Error && error.name.endsWith('TimeoutError')
  return isSlow ? 'too_slow' : 'unreachable'
}
