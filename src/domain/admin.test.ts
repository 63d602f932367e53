import { expect, it } from 'vitest'
import { isAdmin, readConfirmedUntil } from './admin.ts'

const ADMINS = ['ops@example.com', 'mia@example.com']

it.each([
  ['ops@example.com', true, true],
  ['Ops@Example.COM', true, true],
  ['ops@example.com', false, false],
  ['ops@example.com.evil.test', true, false],
  ['ps@example.com', true, false],
  ['', true, false],
])('%s, verified %s: may open the admin page %s', (email, emailVerified, may) => {
  expect(isAdmin({ email, emailVerified }, ADMINS)).toBe(may)
})

it('lets nobody in where no address is named', () => {
  expect(isAdmin({ email: '', emailVerified: true }, [])).toBe(false)
})

const now = new Date('2026-11-22T12:00:00.000Z')
const MINUTE = 60_000

it.each([
  ['never', null, false],
  ['now', 0, true],
  ['nearly ten minutes ago', 10 * MINUTE - 1, true],
  ['ten minutes ago', 10 * MINUTE, false],
  ['in a moment', -1, false],
])('a password typed again %s', (_, ago, counts) => {
  const confirmedAt = ago === null ? null : new Date(now.getTime() - ago)
  expect(readConfirmedUntil(confirmedAt, now) !== null).toBe(counts)
})
