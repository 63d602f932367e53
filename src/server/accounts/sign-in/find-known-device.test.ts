import { describe, expect, it } from 'vitest'
import { findKnownDevice, rememberDevice } from './find-known-device.ts'

const config = {
  publicUrl: new URL('https://groundwork.test'),
  sessionSecret: 'kX3v9Qe1Lr7Tn5Wb8Zc2Yd6Uf4Hg0Jm1',
}
const mia = { userId: 'mia', hash: 'salt:hash' }
const remember = (cookie: string | null, holder = mia) =>
  rememberDevice(config, cookie, holder).split(/[=;]/)[1] ?? ''
const known = (cookie: string | null, holder: typeof mia | null = mia, changes = {}) =>
  findKnownDevice({ ...config, ...changes }, cookie, holder)

describe('a known device', () => {
  it('is known by one id from its first sign-in on', () => {
    const first = remember(null)
    expect(known(first)).toMatch(/^[\w-]{22}$/)
    expect(known(remember(first))).toBe(known(first))
    expect(remember(first)).toBe(first)
  })

  it('is known to every account that signed in on it, to five at most', () => {
    const holders = Array.from({ length: 7 }, (_, n) => ({ userId: `user-${n}`, hash: 'h' }))
    let cookie: string | null = null
    for (const holder of holders) cookie = remember(cookie, holder)
    const ids = holders.map((holder) => known(cookie, holder))
    expect(ids.map((id) => id !== null)).toEqual([false, false, true, true, true, true, true])
    expect(new Set(ids.slice(2)).size).toBe(5)
  })

  it('is a stranger to another account, to a changed password and under another secret', () => {
    const cookie = remember(null)
    expect(known(cookie, { ...mia, userId: 'ana' })).toBeNull()
    expect(known(cookie, { ...mia, hash: 'salt:other' })).toBeNull()
    expect(known(cookie, mia, { sessionSecret: `${config.sessionSecret}2` })).toBeNull()
    expect(known(cookie, null)).toBeNull()
  })

  it.each([
    ['nothing', () => null],
    ['nothing in it', () => ''],
    ['a made-up mark', () => `${'A'.repeat(22)}.${'A'.repeat(43)}`],
    ['another id', (own: string) => `${'A'.repeat(22)}${own.slice(22)}`],
    ['half a mark', (own: string) => own.slice(0, -1)],
    ['letters outside ASCII', (own: string) => `${own.slice(0, -1)}é`],
    ['the mark behind five others', (own: string) => [...Array(5).fill('x'), own].join('~')],
  ])('is not made by %s', (_, forge) => {
    expect(known(forge(remember(null)))).toBeNull()
  })
})
