import { describe, expect, it } from 'vitest'
import { HOME_AFTER_SIGN_IN, sanitiseReturnPath } from './return-path.ts'

describe('sanitiseReturnPath', () => {
  it.each([
    '/',
    '/dashboard',
    '/dashboard?project=abc',
    '/dashboard/projects/p1/requirements?question=q3#answer',
    '/dashboard/@someone',
    '/apis',
  ])('keeps %s', (path) => {
    expect(sanitiseReturnPath(path)).toBe(path)
  })

  it.each([
    undefined,
    null,
    '',
    'dashboard',
    'https://evil.example/',
    'HTTPS://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' //evil.example',
    '/ /evil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5Cevil.example',
    '/%5cevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/dashboard//evil.example',
    '/dashboard/../api/logout',
    '/@evil.example//',
    '@evil.example',
    '/\u2028/evil',
    '/\uff0fevil.example',
    '/api/logout',
    '/api',
    '/API/logout',
    '/sign-in',
    '/sign-in?returnTo=/sign-in',
    `/${'a'.repeat(2_100)}`,
  ])('refuses %j', (path) => {
    expect(sanitiseReturnPath(path)).toBe(HOME_AFTER_SIGN_IN)
  })
})
