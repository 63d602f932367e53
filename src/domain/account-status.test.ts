import { expect, test } from 'vitest'
import { readAccountStatus, STORED_STATUSES } from './account-status.ts'

test.each(STORED_STATUSES)('%s is read as itself', (status) => {
  expect(readAccountStatus(status)).toBe(status)
})

test.each([
  '',
  'premium_active',
  'ADMIN',
  ' PREMIUM_ACTIVE',
  'constructor',
  '__proto__',
  'SUSPENDED_BY_OPERATOR',
])('the unknown value %j is read as FREE', (stored) => {
  expect(readAccountStatus(stored)).toBe('FREE')
})
