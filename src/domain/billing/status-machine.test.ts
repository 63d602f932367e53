import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STORED_STATUSES, type StoredStatus } from '#domain/account-status.ts'
import { PROVIDER_STATUSES, type ProviderSubscription } from './provider-subscription.ts'
import { findDecidingSubscription, isLive, readStatusEvent, TRANSITIONS } from './status-machine.ts'

const at = (day: number) => new Date(Date.UTC(2026, 0, day))
const subscription = (changes: Partial<ProviderSubscription> = {}): ProviderSubscription => ({
  id: 'sub_1',
  status: 'active',
  createdAt: at(1),
  periodEnd: at(31),
  endsAt: null,
  ...changes,
})

type Row = Record<StoredStatus, StoredStatus>
const all = (status: StoredStatus): Row => ({
  TRIAL_ACTIVE: status,
  TRIAL_CANCELED: status,
  PREMIUM_ACTIVE: status,
  PREMIUM_CANCELED: status,
  SUSPENDED: status,
  FREE: status,
})
const SAME: Row = {
  TRIAL_ACTIVE: 'TRIAL_ACTIVE',
  TRIAL_CANCELED: 'TRIAL_CANCELED',
  PREMIUM_ACTIVE: 'PREMIUM_ACTIVE',
  PREMIUM_CANCELED: 'PREMIUM_CANCELED',
  SUSPENDED: 'SUSPENDED',
  FREE: 'FREE',
}
const PREMIUM_SUSPENDED: Row = {
  ...SAME,
  PREMIUM_ACTIVE: 'SUSPENDED',
  PREMIUM_CANCELED: 'SUSPENDED',
}

/**
 * The provider's record, going on or set to end, to the row of next statuses
 * (docs/reliability.md#r19).
 */
const WRITTEN: [status: string, goesOn: Row, willEnd: Row][] = [
  ['trialing', all('PREMIUM_ACTIVE'), all('PREMIUM_CANCELED')],
  ['active', all('PREMIUM_ACTIVE'), all('PREMIUM_CANCELED')],
  ['past_due', all('PREMIUM_ACTIVE'), all('PREMIUM_CANCELED')],
  ['unpaid', all('SUSPENDED'), all('SUSPENDED')],
  ['canceled', all('SUSPENDED'), all('SUSPENDED')],
  ['paused', all('SUSPENDED'), all('SUSPENDED')],
  ['incomplete', SAME, SAME],
  ['incomplete_expired', PREMIUM_SUSPENDED, PREMIUM_SUSPENDED],
  ['a_new_word', SAME, SAME],
  ['constructor', SAME, SAME],
]

describe('the record decides', () => {
  it('has a row for each of the provider’s statuses', () => {
    const written = WRITTEN.map(([status]) => status)
    expect(written).toEqual(expect.arrayContaining([...PROVIDER_STATUSES]))
  })

  const cells = WRITTEN.flatMap(([status, ...rows]) =>
    rows.flatMap((row, index) =>
      STORED_STATUSES.map((present) => ({
        status,
        ends: index === 1,
        present,
        next: row[present],
      })),
    ),
  )

  it.each(cells)('$status, ends: $ends, $present → $next', ({ status, ends, present, next }) => {
    const record = subscription({ status, endsAt: ends ? at(31) : null })
    expect(TRANSITIONS[readStatusEvent(record)][present]).toBe(next)
  })

  it('and an unknown word grants nothing, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...STORED_STATUSES), (status, present) => {
        fc.pre(!(PROVIDER_STATUSES as readonly string[]).includes(status))
        expect(TRANSITIONS[readStatusEvent(subscription({ status }))][present]).toBe(present)
      }),
    )
  })
})

describe('the trial', () => {
  it.each(STORED_STATUSES)('from %s: only an active one ends or is cancelled', (present) => {
    const isTrial = present === 'TRIAL_ACTIVE'
    expect(TRANSITIONS.trial_over[present]).toBe(isTrial ? 'TRIAL_CANCELED' : present)
    expect(TRANSITIONS.trial_canceled[present]).toBe(isTrial ? 'SUSPENDED' : present)
  })
})

describe('findDecidingSubscription', () => {
  it.each([
    [['canceled', 'active'], 'active'],
    [['active', 'canceled'], 'active'],
    [['canceled', 'incomplete'], 'canceled'],
    [['canceled', 'incomplete_expired'], 'canceled'],
    [['incomplete', 'incomplete_expired'], 'incomplete_expired'],
    [['canceled', 'a_new_word'], 'canceled'],
    [['unpaid', 'past_due'], 'past_due'],
  ])('of %j is the one that is %s', (statuses, deciding) => {
    const given = statuses.map((status, index) =>
      subscription({ id: `sub_${index}`, status, createdAt: at(index + 1) }),
    )
    expect(findDecidingSubscription(given)?.status).toBe(deciding)
    expect(findDecidingSubscription(given.toReversed())?.status).toBe(deciding)
  })

  it('of equals is the newest, and of none is none', () => {
    const [older, newer] = [subscription({ id: 'a' }), subscription({ id: 'b', createdAt: at(2) })]
    expect(findDecidingSubscription([older, newer])?.id).toBe('b')
    expect(findDecidingSubscription([newer, older])?.id).toBe('b')
    expect(findDecidingSubscription([])).toBeNull()
  })

  it('prefers what goes on to what is set to end', () => {
    const ending = subscription({ id: 'ending', endsAt: at(31), createdAt: at(9) })
    expect(findDecidingSubscription([ending, subscription({ id: 'on' })])?.id).toBe('on')
  })
})

it.each([...PROVIDER_STATUSES, 'a_new_word'])('%s: a second subscription beside it', (status) => {
  const isOver = ['canceled', 'incomplete_expired', 'a_new_word'].includes(status)
  expect(isLive(subscription({ status }))).toBe(!isOver)
})
