import { expect, test } from 'vitest'
import { ACCOUNT_STATUSES, readAccountStatus } from './account-status.ts'

test.each(ACCOUNT_STATUSES)('%s is read as itself', (status) => {
  expect(readAccountStatus(status)).toBe(status)
})

test.each(['', 'premium_active', 'ADMIN', ' PREMIUM_ACTIVE', 'constructor', '__proto__'])(
  'the unknown value %j is read as FREE',
  (stored) => {
    expect(readAccountStatus(stored)).toBe('FREE')
  },
)
