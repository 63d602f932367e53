import { AppError } from '#server/app-error.ts'
import { type Delivery, PaymentError, WebhookRefused } from '#server/providers/payments.ts'
import type { EventDeps, EventOutcome } from './apply-event.ts'
import { applyOrKeep } from './apply-or-keep.ts'
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
    return await applyOrKeep(deps, event, PATIENCE_MS)
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
