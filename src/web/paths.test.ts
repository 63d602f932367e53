import { describe, expect, it } from 'vitest'
import {
  choosePathAfterSignIn,
  findPlace,
  paths,
  type ScreenName,
  screenPatterns,
  signInPath,
} from './paths.ts'

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
    expect(choosePathAfterSignIn(new URLSearchParams(search))).toBe(path)
  })
})

describe('findPlace', () => {
  it.each([
    { pathname: '/dashboard/projects/a-1/document', place: { name: 'document', id: 'a-1' } },
    { pathname: '/dashboard/projects/a-1/document/', place: { name: 'document', id: 'a-1' } },
    { pathname: '/dashboard/projects/a/b/document', place: null },
    { pathname: '/dashboard/projects//document', place: null },
    { pathname: '/x/dashboard/projects/a-1/document', place: null },
    { pathname: '/', place: { name: 'home', id: '' } },
    { pathname: '/dashboard/', place: { name: 'dashboard', id: '' } },
  ])('finds the screen and the id of $pathname', ({ pathname, place }) => {
    expect(findPlace(pathname)).toEqual(place)
  })

  it('finds every screen at its own address', () => {
    for (const name of Object.keys(screenPatterns) as ScreenName[]) {
      const path = paths[name]
      const place = typeof path === 'string' ? { name, id: '' } : { name, id: 'a$&b' }
      expect(findPlace(typeof path === 'string' ? path : path('a$&b'))).toEqual({
        ...place,
        id: encodeURIComponent(place.id),
      })
    }
  })
})
