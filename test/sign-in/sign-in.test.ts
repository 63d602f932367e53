import { eq, like } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { rateLimits, users } from '#server/db/schema.ts'
import { onEachDatabase } from './on-each-database.ts'
import { newPerson, type SignInApp } from './sign-in-app.ts'
import { toldBy } from './visitor.ts'

onEachDatabase('sign-in', (open) => {
  const person = newPerson()
  let app: SignInApp
  beforeAll(async () => {
    app = open()
    await app.visitor().post('/api/sign-up', person)
  })

  /** A person of their own for each flood, because the allowance is the account's. */
  async function signedUp(on: SignInApp) {
    const one = newPerson()
    await on.visitor().post('/api/sign-up', one)
    return one
  }

  it('signs in, with a session cookie that scripts cannot read and no token in the body', async () => {
    const visitor = app.visitor()
    const response = await visitor.post('/api/sign-in', person)
    expect(response.text).toBe('{"outcome":"signed_in"}')
    const [cookie = '', device = '', ...others] = response.headers.getSetCookie()
    expect(others).toEqual([])
    expect(device).toMatch(
      /^groundwork\.device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(cookie).toMatch(
      /^groundwork\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect((await visitor.get('/api/auth/user')).status).toBe(200)
  })

  it('names its cookies __Host- and marks them Secure over https', async () => {
    const https = open({ publicUrl: new URL('https://groundwork.test') })
    const visitor = https.visitor()
    const response = await visitor.post('/api/sign-in', person)
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^__Host-groundwork\.session_token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect((await visitor.get('/api/auth/user')).status).toBe(200)
  })

  it('responds to an unknown email as to a wrong password', async () => {
    const wrong = { email: person.email, password: 'wrong words 7' }
    const unknown = { email: 'nobody@studio.test', password: 'wrong words 7' }
    const first = await app.visitor().post('/api/sign-in', wrong)
    const second = await app.visitor().post('/api/sign-in', unknown)
    expect([first.status, first.body.code]).toEqual([400, 'wrong_credentials'])
    expect(toldBy(second)).toEqual(toldBy(first))
  })

  it.each([
    ['one source', () => ({})],
    ['rotating X-Forwarded-For', (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` })],
    ['rotating proxy headers', (n: number) => ({ 'x-real-ip': `198.51.100.${n}`, via: `${n}` })],
  ])('checks at most ten of sixty wrong passwords in parallel: %s', async (_, headers) => {
    const one = await signedUp(app)
    const responses = await Promise.all(
      Array.from({ length: 60 }, (_unused, n) =>
        app.visitor(headers(n)).post('/api/sign-in', { ...one, password: `wrong words ${n}` }),
      ),
    )
    const checked = responses.filter((response) => response.body.code === 'wrong_credentials')
    const refused = responses.filter((response) => response.body.code === 'too_many_requests')
    expect(checked.length).toBeLessThanOrEqual(10)
    expect(checked.length).toBeGreaterThan(0)
    expect(checked.length + refused.length).toBe(60)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    // The right password is not checked either, so the flood learns nothing from guessing it.
    expect((await app.visitor().post('/api/sign-in', one)).body.code).toBe('too_many_requests')
  })

  it('counts by network when the operator names the header, and by nothing else', async () => {
    const behind = open({ clientAddressHeader: 'x-real-ip' })
    await behind
      .visitor({ 'x-real-ip': '2001:db8:1:2:3::4', 'x-forwarded-for': '203.0.113.9' })
      .post('/api/sign-in', { email: 'nobody@studio.test', password: 'wrong words 7' })
    const { db } = behind.deps
    const keys = await db.select().from(rateLimits).where(like(rateLimits.key, 'sign-in:%'))
    expect(keys.map((row) => row.key)).toContain('sign-in:2001:db8:1:2::/64')
    expect(keys.filter((row) => row.key.includes('203.0.113'))).toEqual([])
  })

  it('keeps ten a minute over any letter case, double slashes, a restart and a second instance', async () => {
    const one = await signedUp(app)
    const second = open()
    let checked = 0
    for (let n = 0; n < 40; n += 1) {
      const instance = n % 2 === 0 ? app : second
      const email = n % 3 === 0 ? one.email.toUpperCase() : one.email
      const path = n % 5 === 0 ? '//api//sign-in' : '/api/sign-in'
      const response = await instance.visitor().post(path, { email, password: `wrong ${n}` })
      if (response.body.code === 'wrong_credentials') checked += 1
    }
    expect(checked).toBeLessThanOrEqual(10)
  })

  it('lets the owner in again when the flood is over', async () => {
    const later = open()
    const one = await signedUp(later)
    for (let n = 0; n < 12; n += 1) {
      await later.visitor().post('/api/sign-in', { ...one, password: `wrong words ${n}` })
    }
    later.passTime(30_000)
    expect((await later.visitor().post('/api/sign-in', one)).status).toBe(200)
  })

  it('never checks more than ten within any minute of a patient flood', async () => {
    const later = open()
    const one = await signedUp(later)
    const checkedAt: number[] = []
    for (let second = 0; second < 180; second += 3) {
      const response = await later.visitor().post('/api/sign-in', { ...one, password: 'wrong' })
      if (response.body.code === 'wrong_credentials') checkedAt.push(second)
      later.passTime(3000)
    }
    const busiest = Math.max(
      ...checkedAt.map((from) => checkedAt.filter((at) => at >= from && at < from + 60).length),
    )
    expect(busiest).toBeLessThanOrEqual(10)
    expect(checkedAt.length).toBeGreaterThan(10)
  })

  it('does not count right passwords', async () => {
    const one = await signedUp(app)
    for (let n = 0; n < 15; n += 1) {
      expect((await app.visitor().post('/api/sign-in', one)).status).toBe(200)
    }
  })

  it('starts the trial at the first sign-in and never again', async () => {
    const later = open()
    const one = await signedUp(later)
    later.passTime(8 * 86_400_000)
    const visitor = later.visitor()
    await Promise.all([
      visitor.post('/api/sign-in', one),
      later.visitor().post('/api/sign-in', one),
    ])
    const { body } = await visitor.get('/api/auth/user')
    expect(body.subscriptionStatus).toBe('TRIAL_CANCELED')
    const [row] = await later.deps.db.select().from(users).where(eq(users.email, one.email))
    expect(row?.subscriptionStatus).toBe('TRIAL_ACTIVE')
    expect(Date.now() - (row?.trialStartedAt?.getTime() ?? 0)).toBeLessThan(60_000)
  })
})
