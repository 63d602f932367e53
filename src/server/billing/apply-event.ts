import type { Deps } from '#server/deps.ts'
import type { Deadline } from '#server/providers/deadline.ts'
import type { PaymentEvent } from '#server/providers/payments.ts'
import { countOutcome } from './figures.ts'
import { beginReadingFor } from './queries.ts'
import { readRecord } from './read-record.ts'
import type { Written } from './record-queries.ts'

export type EventOutcome = Written['outcome'] | 'ignored' | 'stranger'

export type EventDeps = Pick<Deps, 'db' | 'payments' | 'now' | 'log' | 'registry'>

/**
 * Gives an event its effect, once. An event about nothing of ours, or nobody of ours, has none.
 * When it rejects nothing was written, and the same event can come again.
 */
export async function applyEvent(
  deps: EventDeps,
  event: PaymentEvent,
  deadline: Deadline,
): Promise<EventOutcome> {
  const outcome = await outcomeOf(deps, event, deadline)
  countOutcome(deps.registry, outcome)
  return outcome
}

async function outcomeOf(
  deps: EventDeps,
  { id, type, customerId }: PaymentEvent,
  deadline: Deadline,
): Promise<EventOutcome> {
  const { db, payments, now, log } = deps
  if (customerId === null) return 'ignored'
  const place = { realm: payments.realm, now: now() }
  const reading = await beginReadingFor(db, { id, type, customerId }, place)
  if (reading === 'known') return 'repeated'
  if (reading === 'stranger') {
    log.info({ event: 'payment_stranger', eventId: id, type }, 'An event of an unknown customer')
    return 'stranger'
  }
  const written = await readRecord(deps, reading, { event: { id, type }, deadline })
  return written?.outcome ?? 'stranger'
}
