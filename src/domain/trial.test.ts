import { expect, test } from 'vitest'
import { STORED_STATUSES } from './account-status.ts'
import { computeTrialEnd, readStatusAt } from './trial.ts'

const start = new Date('2026-03-25T12:00:00.000Z')
const after = (ms: number) => new Date(start.getTime() + ms)
const marks = { trialStartedAt: start, suspendedAt: null }
const SEVEN_DAYS = 7 * 24 * 60 * 60 * 1000

test('a trial ends seven days after it started, to the millisecond', () => {
  expect(computeTrialEnd(start).toISOString()).toBe('2026-04-01T12:00:00.000Z')
})

test.each([
  [-1, 'TRIAL_ACTIVE'],
  [0, 'TRIAL_ACTIVE'],
  [SEVEN_DAYS - 1, 'TRIAL_ACTIVE'],
  [SEVEN_DAYS, 'TRIAL_CANCELED'],
  [SEVEN_DAYS * 100, 'TRIAL_CANCELED'],
] as const)('an active trial reads after %i ms as %s', (ms, status) => {
  expect(readStatusAt('TRIAL_ACTIVE', marks, after(ms))).toBe(status)
})

test('a trial whose start is unknown does not end by itself', () => {
  expect(readStatusAt('TRIAL_ACTIVE', { ...marks, trialStartedAt: null }, after(SEVEN_DAYS))).toBe(
    'TRIAL_ACTIVE',
  )
})

test.each(STORED_STATUSES.filter((status) => status !== 'TRIAL_ACTIVE'))(
  '%s is not changed by time',
  (status) => {
    expect(readStatusAt(status, marks, after(SEVEN_DAYS * 100))).toBe(status)
  },
)

test.each(STORED_STATUSES)('the operator holds %s back, whatever is paid or tried', (status) => {
  const held = { ...marks, suspendedAt: start }
  expect(readStatusAt(status, held, start)).toBe('SUSPENDED_BY_OPERATOR')
})
