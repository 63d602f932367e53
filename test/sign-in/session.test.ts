import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { sessions } from '#server/db/schema.ts'
import { onEachDatabase } from './on-each-database.ts'
import { newPerson, ORIGIN, type SignInApp } from './sign-in-app.ts'
import type { Visitor } from './visitor.ts'

const COOKIE = 'groundwork.session_token'
const DAY = 86_400_000
const HERE = { 'sec-fetch-site': 'same-origin' }

onEachDatabase('session', (open) => {
  async function signedIn(app: SignInApp) {
    const visitor = app.visitor()
    const person = newPerson()
    await visitor.post('/api/sign-up', person)
    return { visitor, person, cookie: visitor.cookies.get(COOKIE) ?? '' }
  }

  /** Another browser that has got hold of a cookie. */
  async function replay(app: SignInApp, cookie: string) {
    const thief = app.visitor()
    thief.cookies.set(COOKIE, cookie)
    return (await thief.get('/api/auth/user')).status
  }

  it('responds 401 signed_out to a stranger', async () => {
    const response = await open().visitor().get('/api/auth/user')
    expect([response.status, response.body.code]).toEqual([401, 'signed_out'])
  })

  it('believes no cookie whose signature is not ours', async () => {
    const app = open()
    const { cookie } = await signedIn(app)
    const [token = '', signature = ''] = decodeURIComponent(cookie).split('.')
    expect(await replay(app, cookie)).toBe(200)
    for (const forged of [
      token,
      `${token}.`,
      `.${signature}`,
      `${token}.${signature.slice(0, -4)}AAA=`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}.${signature}`,
      `${token}.${signature}.${signature}`,
      '%',
      'x'.repeat(5000),
    ]) {
      expect(await replay(app, encodeURIComponent(forged)), forged).toBe(401)
    }
    expect(await replay(open({ sessionSecret: 'another-secret-of-32-characters!' }), cookie)).toBe(
      401,
    )
  })

  it('ends in the database at sign-out, for every instance at once', async () => {
    const app = open()
    const { visitor, cookie } = await signedIn(app)
    const response = await visitor.get('/api/logout', HERE)
    expect([response.status, response.headers.get('location')]).toEqual([302, '/'])
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    // The device stays known to the account, which signs nobody in.
    expect([...visitor.cookies.keys()]).toEqual(['groundwork.device'])
    expect(response.headers.get('set-cookie')).toMatch(
      /Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(await replay(app, cookie)).toBe(401)
    expect(await replay(open(), cookie)).toBe(401)
  })

  it.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }, false],
    ['a sister site', { 'sec-fetch-site': 'same-site' }, false],
    ['cross-site with our own Referer', { 'sec-fetch-site': 'cross-site', referer: ORIGIN }, false],
    ['an evil Referer', { referer: 'https://evil.test/' }, false],
    ['a Referer that starts like ours', { referer: `${ORIGIN}.evil.test/` }, false],
    ['an evil Origin', { origin: 'https://evil.test' }, false],
    ['a null Origin', { origin: 'null' }, false],
    ['no proof at all', {}, false],
    ['our page', HERE, true],
    ['the address bar', { 'sec-fetch-site': 'none' }, true],
    ['our Referer in an old browser', { referer: `${ORIGIN}/dashboard` }, true],
  ])('signs out on request of %s: %s', async (_, headers, obeyed) => {
    const app = open()
    const { visitor, cookie } = await signedIn(app)
    const response = await visitor.get('/api/logout', headers as Record<string, string>)
    expect(response.status).toBe(obeyed ? 302 : 403)
    expect(await replay(app, cookie)).toBe(obeyed ? 401 : 200)
  })

  it('never takes over a session that was there before', async () => {
    const app = open()
    const attacker = await signedIn(app)
    const victim = newPerson()
    const browser: Visitor = app.visitor()
    await browser.post('/api/sign-up', victim)
    browser.cookies.set(COOKIE, attacker.cookie)
    await browser.post('/api/sign-in', victim)
    expect(browser.cookies.get(COOKIE)).not.toBe(attacker.cookie)
    expect((await browser.get('/api/auth/user')).body.email).toBe(victim.email)
    expect(await replay(app, attacker.cookie), 'the former session has ended').toBe(401)
  })

  it('expires thirty days after its last roll', async () => {
    const app = open()
    const { visitor, cookie } = await signedIn(app)
    app.passTime(30 * DAY - 60_000)
    expect(await replay(app, cookie)).toBe(200)
    app.passTime(30 * DAY + 1000)
    expect(await replay(app, cookie)).toBe(401)
    expect((await visitor.get('/api/auth/user')).body.code).toBe('signed_out')
  })

  it('is refused once expired, whether or not it was rolled', async () => {
    const app = open()
    const { cookie } = await signedIn(app)
    app.passTime(30 * DAY + 1000)
    expect(await replay(app, cookie)).toBe(401)
  })

  it('rolls once an hour, at the user call alone, and sends the cookie again', async () => {
    const app = open()
    const { visitor, cookie } = await signedIn(app)
    const { db } = app.deps
    const token = decodeURIComponent(cookie).split('.')[0] ?? ''
    const expiry = async () =>
      (await db.select().from(sessions).where(eq(sessions.token, token)))[0]?.expiresAt.getTime() ??
      0

    const before = await expiry()
    expect((await visitor.get('/api/auth/user')).headers.getSetCookie()).toEqual([])
    app.passTime(3_600_000 + 1000)
    const responses = await Promise.all([
      visitor.get('/api/auth/user'),
      visitor.get('/api/auth/user'),
    ])
    const sent = responses.flatMap((response) => response.headers.getSetCookie())
    expect(sent).toHaveLength(1)
    expect(sent[0]).toContain(`${COOKIE}=${cookie};`)
    expect(sent[0]).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/)
    expect((await expiry()) - before).toBeGreaterThan(3_600_000)
    expect((await visitor.get('/api/auth/user')).headers.getSetCookie()).toEqual([])
  })

  it('shows a trial as ended the moment its seven days have passed', async () => {
    const app = open()
    const { visitor } = await signedIn(app)
    app.passTime(7 * DAY - 60_000)
    expect((await visitor.get('/api/auth/user')).body.subscriptionStatus).toBe('TRIAL_ACTIVE')
    app.passTime(61_000)
    expect((await visitor.get('/api/auth/user')).body.subscriptionStatus).toBe('TRIAL_CANCELED')
  })
})
