import { expect, it } from 'vitest'
import { isAdmin } from './is-admin.ts'

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
