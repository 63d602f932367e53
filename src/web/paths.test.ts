import { describe, expect, it } from 'vitest'
import { idAt, pathAfterSignIn, routePatterns, signInPath } from './paths.ts'

describe('signInPath', () => {
  it('names the page to come back to, unless it is the usual one', () => {
    expect(signInPath('/dashboard')).toBe('/sign-in')
    expect(signInPath('/dashboard/projects/a/document?v=1')).toBe(
      '/sign-in?returnTo=%2Fdashboard%2Fprojects%2Fa%2Fdocument%3Fv%3D1',
    )
  })
})

describe('pathAfterSignIn', () => {
  it.each([
    ['', '/dashboard'],
    ['mode=sign-up', '/dashboard/start'],
    ['verify=token', '/dashboard/start'],
    ['mode=forgot', '/dashboard'],
    ['mode=sign-up&returnTo=/billing', '/billing'],
    ['verify=token&returnTo=https://example.com', '/dashboard'],
  ])('leads from ?%s to %s', (search, path) => {
    expect(pathAfterSignIn(new URLSearchParams(search))).toBe(path)
  })
})

describe('idAt', () => {
  it.each([
    { pathname: '/dashboard/projects/a-1/document', id: 'a-1' },
    { pathname: '/dashboard/projects/a-1/document/', id: 'a-1' },
    { pathname: '/dashboard/projects/a-1/requirements', id: null },
    { pathname: '/dashboard/projects/a/b/document', id: null },
    { pathname: '/dashboard/projects//document', id: null },
    { pathname: '/x/dashboard/projects/a-1/document', id: null },
  ])('finds the id in an address of the pattern alone: $pathname', ({ pathname, id }) => {
    expect(idAt(routePatterns.document, pathname)).toBe(id)
  })

  it('gives an empty one where the pattern has none', () => {
    expect(idAt(routePatterns.home, '/')).toBe('')
    expect(idAt(routePatterns.dashboard, '/dashboard/')).toBe('')
  })
})
