import { expect, it } from 'vitest'
import { pagePolicy } from './security-headers.ts'

it('names no other host unless analytics is configured', () => {
  expect(pagePolicy("'nonce-n'", { analyticsId: null })).not.toContain('https:')
  const measured = pagePolicy("'nonce-n'", { analyticsId: 'G-ABC1234567' })
  expect(measured).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(measured).toContain('https://*.google-analytics.com')
})
