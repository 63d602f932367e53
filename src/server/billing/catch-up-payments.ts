import { claimRun, keepMoment, readMoment } from '#server/db/job-runs.ts'
import { startDeadline } from '#server/providers/deadline.ts'
import { applyEvent, type EventDeps } from './apply-event.ts'
import { findOverdue, findUnknownEvents } from './catch-up-queries.ts'
import { beginReading } from './queries.ts'
import { readRecord } from './read-record.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Of all instances together, at most one in this time. */
const COOLDOWN_MS = 5 * MINUTE_MS
/** Events that were made a little before the last time may only have shown up after it. */
const OVERLAP_MS = 15 * MINUTE_MS
/** So long Stripe keeps events. */
const FURTHEST_MS = 30 * DAY_MS
const PATIENCE_MS = 10_000
const REACHED = 'payments-caught-up'

/**
 * Gives every event its effect that no webhook brought, and reads again what should have been
 * renewed by now. What fails is left for the next time.
 */
export async function catchUpPayments(deps: EventDeps): Promise<void> {
  const { db, payments } = deps
  if (payments.provider === 'none') return
  const now = deps.now()
  if (!(await claimRun(db, 'catch-up-payments', { now, cooldownMs: COOLDOWN_MS }))) return
  const isDone = await bringMissed(deps, now)
  await readOverdue(deps, now)
  if (isDone) await keepMoment(db, REACHED, now)
}

async function bringMissed(deps: EventDeps, now: Date): Promise<boolean> {
  const { db, payments, log } = deps
  const reached = (await readMoment(db, REACHED))?.getTime() ?? 0
  const since = Math.max(reached - OVERLAP_MS, now.getTime() - FURTHEST_MS)
  const events = await payments.eventsSince(new Date(since), startDeadline(5 * MINUTE_MS))
  const missed = new Set(
    await findUnknownEvents(
      db,
      events.map(({ id }) => id),
    ),
  )
  let isDone = true
  for (const event of events.filter(({ id }) => missed.has(id))) {
    try {
      await applyEvent(deps, event, startDeadline(PATIENCE_MS))
    } catch (err) {
      isDone = false
      log.warn({ err, eventId: event.id }, 'a missed payment event waits for the next time')
    }
  }
  return isDone
}

/** Premium whose paid time is over, though nothing was heard of an end or a renewal. */
async function readOverdue(deps: EventDeps, now: Date): Promise<void> {
  const { db, payments, log } = deps
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  for (const userId of await findOverdue(db, { realm: payments.realm, before: hourAgo })) {
    try {
      const key = { userId, realm: payments.realm, now, unlessSince: hourAgo }
      const reading = await beginReading(db, key)
      if (reading)
        await readRecord(deps, reading, { event: null, deadline: startDeadline(PATIENCE_MS) })
    } catch (err) {
      log.warn({ err, userId }, 'an overdue subscription waits for the next time')
    }
  }
}
