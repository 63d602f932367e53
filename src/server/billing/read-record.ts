import {
  findDecidingSubscription,
  readStatusEvent,
  TRANSITIONS,
} from '#domain/billing/status-machine.ts'
import type { Deps } from '#server/deps.ts'
import type { Deadline } from '#server/providers/deadline.ts'
import type { EventKey, RecordRead } from './queries.ts'
import { type Written, writeRecord } from './record-queries.ts'

/**
 * Reads the provider's record of a customer afresh and writes what follows from it. The record
 * decides, not the event that was heard of, so late, repeated and shuffled events end in the same
 * status (docs/product.md#subscription-status). Null when the account is gone.
 */
export async function readRecord(
  { db, payments, now, log }: Pick<Deps, 'db' | 'payments' | 'now' | 'log'>,
  reading: RecordRead,
  { event, deadline }: { event: EventKey | null; deadline: Deadline },
): Promise<Written | null> {
  const subscriptions = await payments.readSubscriptions(reading.customerId, deadline)
  const subscription = findDecidingSubscription(subscriptions)
  const meaning = subscription ? readStatusEvent(subscription) : 'unsettled'
  const transitions = TRANSITIONS[meaning]
  const written = await writeRecord(db, { reading, subscription, transitions, now: now(), event })
  const told = { userId: reading.userId, eventId: event?.id, type: event?.type, meaning }
  if (written?.outcome === 'changed') {
    const { before, after } = written
    log.info({ event: 'subscription_changed', ...told, before, after }, 'Subscription changed')
  } else {
    const outcome = written?.outcome ?? 'gone'
    log.info({ event: 'subscription_unchanged', ...told, outcome }, 'Subscription unchanged')
  }
  return written
}
