import { startDeadline } from '#server/providers/deadline.ts'
import { PaymentError, type PaymentEvent } from '#server/providers/payments.ts'
import { applyEvent, type EventDeps, type EventOutcome } from './apply-event.ts'
import { keepFailedWebhook } from './failed-webhook-queries.ts'

/**
 * Gives a signed event its effect. One that cannot have it stands on the admin page until it has, and
 * the fault is thrown on.
 */
export async function applyOrKeep(
  deps: EventDeps,
  event: PaymentEvent,
  patienceMs: number,
): Promise<EventOutcome> {
  try {
    return await applyEvent(deps, event, startDeadline(patienceMs))
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
