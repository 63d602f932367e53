import { expect, it } from 'vitest'
import { writePagePolicy } from './list-security-headers.ts'

it('names no other host unless analytics is configured', () => {
  expect(writePagePolicy("'nonce-n'", { analyticsId: null })).not.toContain('https:')
  const measured = writePagePolicy("'nonce-n'", { analyticsId: 'G-ABC1234567' })
  expect(measured).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(measured).toContain('https://*.google-analytics.com')
})
