import { expect, it } from 'vitest'
import { onEachDatabase } from './on-each-database.ts'
import { newPerson, ORIGIN, WITH_MAIL } from './sign-in-app.ts'

onEachDatabase('ways in', (open) => {
  it('leads /api/login to the sign-in screen and keeps the way back', async () => {
    const response = await open().visitor().get('/api/login?returnTo=%2Fdashboard%3Fproject%3Dp1')
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/sign-in?returnTo=%2Fdashboard%3Fproject%3Dp1')
  })

  it('leads those who are new to the sign-up, and nowhere else', async () => {
    const visitor = open().visitor()
    const to = async (query: string) =>
      (await visitor.get(`/api/login?${query}`)).headers.get('location')
    expect(await to('mode=sign-up')).toBe('/sign-in?mode=sign-up')
    expect(await to('mode=sign-up&returnTo=%2Fprofile')).toBe(
      '/sign-in?mode=sign-up&returnTo=%2Fprofile',
    )
    expect(await to('mode=else')).toBe('/sign-in')
  })

  it.each(PAYLOADS)('never leads off this site: %j', async (payload) => {
    const app = open()
    for (const name of ['returnTo', 'callbackURL', 'redirectTo', 'next', 'redirect', 'provider']) {
      const query = new URLSearchParams({ [name]: payload })
      const response = await app.visitor().get(`/api/login?${query}`)
      const target = new URL(response.headers.get('location') ?? '', ORIGIN)
      expect(target.origin).toBe(ORIGIN)
      const returnTo = target.searchParams.get('returnTo') ?? '/dashboard'
      expect(new URL(returnTo, ORIGIN).origin).toBe(ORIGIN)
      expect(returnTo).toBe('/dashboard')
    }
    const raw = await app.visitor().get(`/api/login?returnTo=${payload.replace(/[^!-~]/g, '')}`)
    expect(new URL(raw.headers.get('location') ?? '', ORIGIN).origin).toBe(ORIGIN)
  })

  it('puts nothing that was sent into the links of its emails', async () => {
    const app = open(WITH_MAIL)
    const person = newPerson()
    const evil = {
      callbackURL: 'https://evil.test',
      redirectTo: 'https://evil.test',
      origin: 'https://evil.test',
    }
    const headers = { 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' }
    await app
      .visitor(headers)
      .post('/api/sign-up?callbackURL=https://evil.test', { ...person, ...evil })
    await app.visitor(headers).post('/api/password/forgot', { email: person.email, ...evil })
    const links = await app.linksTo(person.email)
    expect(links).toHaveLength(2)
    for (const link of links) expect(link.origin).toBe(ORIGIN)
    expect(app.mails.map((mail) => mail.text).join()).not.toContain('evil')
  })

  it.each([
    '/api/sign-up',
    '/api/sign-in',
    '/api/password/forgot',
    '/api/password/reset',
    '/api/email/verify',
    '/api/email/send-verification',
  ])('obeys %s from our own pages alone, as JSON alone', async (path) => {
    const app = open()
    const person = newPerson()
    const body = { ...person, token: 'x' }
    for (const origin of ['https://evil.test', 'null', '', `${ORIGIN}.evil.test`]) {
      const response = await app.visitor().post(path, body, { origin })
      expect([response.status, response.body.code], origin).toEqual([403, 'origin_refused'])
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const response = await app.visitor().post(path, body, { 'content-type': type })
      expect([response.status, response.body.code], type).toEqual([415, 'unsupported_media_type'])
    }
    expect((await app.visitor().get(`${path}?${new URLSearchParams(person)}`)).status).toBe(404)
    const overridden = await app.visitor().get(path, { 'x-http-method-override': 'POST' })
    expect(overridden.status).toBe(404)
    const { rows } = await app.deps.database.pool.query('select 1 from users where email = $1', [
      person.email,
    ])
    expect(rows).toEqual([])
  })

  it.each([
    ['post', '/api/auth/sign-in/email'],
    ['post', '/api/auth/sign-up/email'],
    ['post', '/api/auth/sign-in/social'],
    ['post', '/api/auth/request-password-reset'],
    ['post', '/api/auth/reset-password'],
    ['get', '/api/auth/reset-password/token?callbackURL=https://evil.test'],
    ['get', '/api/auth/verify-email?token=x&callbackURL=https://evil.test'],
    ['post', '/api/auth/send-verification-email'],
    ['post', '/api/auth/update-user'],
    ['post', '/api/auth/change-email'],
    ['post', '/api/auth/change-password'],
    ['post', '/api/auth/delete-user'],
    ['post', '/api/auth/revoke-sessions'],
    ['get', '/api/auth/list-sessions'],
    ['get', '/api/auth/get-session'],
    ['get', '/api/auth/error'],
    ['get', '/api/auth/ok'],
    ['post', '/api/auth/callback/oidc'],
    ['post', '/api/auth/sign-out'],
  ] as const)("does not serve Better Auth's own %s %s", async (method, path) => {
    const visitor = open().visitor()
    await visitor.post('/api/sign-up', newPerson())
    const response = method === 'get' ? await visitor.get(path) : await visitor.post(path, {})
    expect(response.status).toBe(404)
    expect((await visitor.get('/api/auth/user')).status).toBe(200)
  })
})

const PAYLOADS = [
  'https://evil.test',
  'http://evil.test',
  'HTTPS:evil.test',
  'https:/evil.test',
  'https:evil.test',
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '\\\\evil.test',
  '/\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r\n/evil.test',
  '\t//evil.test',
  ' //evil.test',
  '\u0000//evil.test',
  '/%09/evil.test',
  '/%2f/evil.test',
  '/%2F%2Fevil.test',
  '/%5cevil.test',
  '/%5C%5Cevil.test',
  '%2F%2Fevil.test',
  '%68ttps://evil.test',
  '//evil.test/%2f..',
  '//evil.test\\@localhost:3130',
  '//localhost:3130@evil.test',
  'http://localhost:3130@evil.test',
  'http://localhost:3130.evil.test',
  'http://localhost:3130\\.evil.test',
  '@evil.test',
  '.evil.test',
  'evil.test',
  '/.//evil.test',
  '/..//evil.test',
  '/%2e%2e//evil.test',
  '/dashboard//evil.test',
  '/dashboard/..//evil.test',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:http://evil.test/x',
  '/api/logout',
  '/api/auth/callback/oidc',
  '/sign-in?returnTo=//evil.test',
  '〱evil.test',
  '/〱evil.test',
  '//ⓔvil.test',
  '//[::1]/',
  '?returnTo=//evil.test',
  '#//evil.test',
]
