import { describe, expect, it } from 'vitest'
import { safeReturnTo, signInPath } from './paths.ts'

const ORIGIN = 'https://groundwork.example'

describe('safeReturnTo', () => {
  it.each([
    ['/dashboard/projects/p1/requirements', '/dashboard/projects/p1/requirements'],
    ['/dashboard?project=p1#top', '/dashboard?project=p1#top'],
    ['/', '/'],
    ['/dashboard/../dashboard', '/dashboard'],
  ])('keeps our own path %s', (value, expected) => {
    expect(safeReturnTo(value, ORIGIN)).toBe(expected)
  })

  it.each([
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/dashboard',
    'https:evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example',
    '/api/logout',
    '/sign-in?returnTo=/sign-in',
    '@evil.example',
    ' //evil.example',
  ])('leads %j to the dashboard', (value) => {
    expect(safeReturnTo(value, ORIGIN)).toBe('/dashboard')
  })
})

describe('signInPath', () => {
  it('names the page to come back to, unless it is the usual one', () => {
    expect(signInPath('/dashboard')).toBe('/sign-in')
    expect(signInPath('/dashboard/projects/a/document?v=1')).toBe(
      '/sign-in?returnTo=%2Fdashboard%2Fprojects%2Fa%2Fdocument%3Fv%3D1',
    )
  })
})
