import type { EventDeps } from './apply-event.ts'
import { applyOrKeep } from './apply-or-keep.ts'
import { forgetFailedWebhook, takeFailedWebhook } from './failed-webhook-queries.ts'

const PATIENCE_MS = 10_000

/**
 * Gives a kept event its effect, as a new delivery of it would. `gone`: it is not kept any more, or
 * is being tried.
 */
export async function retryEvent(deps: EventDeps, id: string): Promise<'done' | 'failed' | 'gone'> {
  const event = await takeFailedWebhook(deps.db, id, deps.now())
  if (event === null) return 'gone'
  try {
    await applyOrKeep(deps, event, PATIENCE_MS)
  } catch (err) {
    deps.log.warn({ err, eventId: id }, 'a payment event failed again')
    return 'failed'
  }
  await forgetFailedWebhook(deps.db, id)
  return 'done'
}
