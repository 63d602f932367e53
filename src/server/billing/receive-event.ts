import { AppError } from '#server/app-error.ts'
import { startDeadline } from '#server/providers/deadline.ts'
import {
  type Delivery,
  PaymentError,
  type PaymentEvent,
  WebhookRefused,
} from '#server/providers/payments.ts'
import { applyEvent, type EventDeps, type EventOutcome } from './apply-event.ts'
import { keepFailedWebhook } from './failed-webhook-queries.ts'
import { countOutcome } from './figures.ts'

/** The provider waits longer, but comes again anyway. */
const PATIENCE_MS = 5_000

/**
 * Takes a delivery of the provider. Throws `webhook_refused` when it is not the provider's, and
 * `unavailable` when the record could not be read: the provider then delivers it again.
 */
export async function receiveEvent(deps: EventDeps, delivery: Delivery): Promise<EventOutcome> {
  try {
    const event = deps.payments.readEvent(delivery, deps.now())
    return await applyOrKeep(deps, event)
  } catch (cause) {
    if (cause instanceof WebhookRefused) {
      const { reason } = cause
      deps.log.warn({ event: 'webhook_refused', reason }, 'A webhook was refused')
      countOutcome(deps.registry, 'refused')
      throw new AppError('webhook_refused')
    }
    countOutcome(deps.registry, 'failed')
    if (cause instanceof PaymentError) throw new AppError('unavailable', { cause })
    throw cause
  }
}

/** A signed event without its effect stands on the admin page until it has it. */
async function applyOrKeep(deps: EventDeps, event: PaymentEvent): Promise<EventOutcome> {
  try {
    return await applyEvent(deps, event, startDeadline(PATIENCE_MS))
  } catch (cause) {
    const { id, type, customerId } = event
    const error = cause instanceof PaymentError ? 'provider_away' : 'unknown'
    if (customerId !== null) {
      const failed = { id, type, customerId, error, now: deps.now() }
      // Where the database is what failed, the provider's next delivery must do.
      await keepFailedWebhook(deps.db, failed).catch(() => undefined)
    }
    throw cause
  }
}
