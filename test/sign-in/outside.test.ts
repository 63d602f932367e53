import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { signInMethods, users } from '#server/db/schema.ts'
import { type OidcIssuer, startOidcIssuer } from './oidc-issuer.ts'
import { onEachDatabase } from './on-each-database.ts'
import { newPerson, type SignInApp, WITH_MAIL } from './sign-in-app.ts'
import type { Visitor } from './visitor.ts'

let issuer: OidcIssuer
beforeAll(async () => {
  issuer = await startOidcIssuer()
})
afterAll(() => issuer.close())
beforeEach(() => {
  issuer.spoil = 'nothing'
  issuer.isUp = true
})

onEachDatabase('outside identity', (open) => {
  const withOidc = (changes = {}) =>
    open({
      identity: {
        oidc: {
          issuer: issuer.url,
          clientId: 'groundwork',
          clientSecret: 'shh',
          name: 'Studio ID',
        },
        google: { clientId: 'g', clientSecret: 'g' },
        github: null,
        passwords: true,
      },
      ...changes,
    })

  function claims(email: string, changes = {}) {
    const names = { given_name: 'Ana', family_name: 'Ruiz', name: 'Ana Ruiz' }
    return { sub: `sub-${email}`, email, email_verified: true, ...names, ...changes }
  }

  /** From our start to the provider and back, as a browser goes. */
  async function roundTrip(visitor: Visitor, returnTo = '/dashboard?project=p1') {
    const query = new URLSearchParams({ provider: 'oidc', returnTo })
    const start = await visitor.get(`/api/login?${query}`)
    const consent = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' })
    const back = new URL(consent.headers.get('location') ?? '')
    return visitor.get(back.pathname + back.search)
  }

  async function methodsOf(app: SignInApp, email: string) {
    const { db } = app.deps
    return db
      .select({ method: signInMethods, user: users })
      .from(signInMethods)
      .innerJoin(users, eq(users.id, signInMethods.userId))
      .where(eq(users.email, email))
  }

  it('is offered by name', async () => {
    const { body } = await withOidc().visitor().get('/api/sign-in-options')
    expect(body).toEqual({
      emailAndPassword: true,
      emailVerificationRequired: false,
      providers: [
        { id: 'oidc', name: 'Studio ID' },
        { id: 'google', name: 'Google' },
      ],
    })
  })

  it('signs a new person up, in a trial, with both names and no token kept', async () => {
    const app = withOidc()
    const { email } = newPerson()
    issuer.claims = claims(email.toUpperCase())
    const visitor = app.visitor()
    const response = await roundTrip(visitor)
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/dashboard?project=p1',
    ])
    const { body } = await visitor.get('/api/auth/user')
    expect(body).toMatchObject({
      email,
      firstName: 'Ana',
      lastName: 'Ruiz',
      subscriptionStatus: 'TRIAL_ACTIVE',
    })
    expect(body.trialEndsAt).not.toBeNull()
    const [row] = await methodsOf(app, email)
    const { accessToken, refreshToken, idToken } = row?.method ?? {}
    expect([accessToken, refreshToken, idToken]).toEqual([null, null, null])
    expect(row?.user.emailVerified).toBe(true)
    expect([...visitor.cookies.keys()]).toEqual(['groundwork.session_token'])
  })

  it('signs the same person in again, tokens still not kept', async () => {
    const app = withOidc()
    const { email } = newPerson()
    issuer.claims = claims(email)
    await roundTrip(app.visitor())
    const visitor = app.visitor()
    await roundTrip(visitor)
    expect((await visitor.get('/api/auth/user')).body.email).toBe(email)
    const rows = await methodsOf(app, email)
    expect(rows).toHaveLength(1)
    expect(rows[0]?.method.idToken).toBeNull()
  })

  it('links to an account only when both sides have proved the email', async () => {
    const app = withOidc(WITH_MAIL)
    const person = newPerson()
    await app.visitor().post('/api/sign-up', person)
    issuer.claims = claims(person.email)
    const refused = await roundTrip(app.visitor())
    expect(refused.headers.get('location')).toBe('/sign-in?error=account_not_linked')

    const verify = (await app.linksTo(person.email)).at(-1)?.searchParams.get('verify')
    await app.visitor().post('/api/email/verify', { token: verify })
    issuer.claims = claims(person.email, { email_verified: false, sub: 'a-stranger' })
    const unproved = await roundTrip(app.visitor())
    expect(unproved.headers.get('location')).toBe('/sign-in?error=account_not_linked')

    issuer.claims = claims(person.email)
    const visitor = app.visitor()
    expect((await roundTrip(visitor)).headers.get('location')).toBe('/dashboard?project=p1')
    expect((await visitor.get('/api/auth/user')).body.email).toBe(person.email)
    expect(await methodsOf(app, person.email)).toHaveLength(2)
  })

  it('asks a new person for proof when the provider has none and there is mail', async () => {
    const app = withOidc(WITH_MAIL)
    const { email } = newPerson()
    issuer.claims = claims(email, { email_verified: false })
    const visitor = app.visitor()
    const response = await roundTrip(visitor)
    expect(response.headers.get('location')).toBe('/sign-in?error=email_not_verified')
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
    const verify = (await app.linksTo(email)).at(-1)?.searchParams.get('verify')
    expect((await visitor.post('/api/email/verify', { token: verify })).status).toBe(200)
    await roundTrip(visitor)
    expect((await visitor.get('/api/auth/user')).body.email).toBe(email)
  })

  it.each(['signature', 'nonce', 'no nonce', 'audience', 'expired'] as const)(
    'refuses an ID token with a wrong one: %s',
    async (spoil) => {
      const app = withOidc()
      const { email } = newPerson()
      issuer.claims = claims(email)
      issuer.spoil = spoil
      const visitor = app.visitor()
      const response = await roundTrip(visitor)
      expect(response.headers.get('location')).toBe('/sign-in?error=outside_failed')
      expect(visitor.cookies.has('groundwork.session_token')).toBe(false)
      expect(await methodsOf(app, email)).toEqual([])
    },
  )

  it('accepts the way back only in the browser that set out, and once', async () => {
    const app = withOidc()
    issuer.claims = claims(newPerson().email)
    const visitor = app.visitor()
    const start = await visitor.get('/api/login?provider=oidc')
    const consent = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' })
    const back = new URL(consent.headers.get('location') ?? '')
    const victim = app.visitor()
    const stolen = await victim.get(back.pathname + back.search)
    expect(stolen.headers.get('location')).toBe('/sign-in?error=outside_failed')
    expect(victim.cookies.size).toBe(0)
    expect((await visitor.get(back.pathname + back.search)).headers.get('location')).toBe(
      '/dashboard',
    )
    const again = await visitor.get(back.pathname + back.search)
    expect(again.headers.get('location')).toBe('/sign-in?error=outside_failed')
  })

  it('says so when the person cancels or the response is nonsense', async () => {
    const app = withOidc()
    const visitor = app.visitor()
    const start = await visitor.get('/api/login?provider=oidc')
    const state = new URL(start.headers.get('location') ?? '').searchParams.get('state')
    const callback = '/api/auth/callback/oidc'
    const cancelled = await visitor.get(`${callback}?error=access_denied&state=${state}`)
    expect(cancelled.headers.get('location')).toBe('/sign-in?error=outside_cancelled')
    for (const query of [
      '',
      '?code=x',
      '?state=x&code=y',
      '?error=<script>',
      '?iss=https://evil.test',
    ]) {
      const response = await visitor.get(callback + query)
      expect(response.headers.get('location'), query).toBe('/sign-in?error=outside_failed')
    }
    const unknown = await visitor.get('/api/auth/callback/evil?code=x&state=y')
    expect(unknown.headers.get('location')).toBe('/sign-in?error=outside_failed')
  })

  it('waits for no provider: passwords work while one is down, and it comes back by itself', async () => {
    issuer.isUp = false
    const app = withOidc()
    const visitor = app.visitor()
    expect((await visitor.post('/api/sign-up', newPerson())).status).toBe(200)
    const down = await visitor.get('/api/login?provider=oidc')
    expect(down.headers.get('location')).toBe('/sign-in?error=outside_unavailable')
    const google = await visitor.get('/api/login?provider=google')
    expect(google.headers.get('location')).toMatch(/^https:\/\/accounts\.google\.com\//)
    issuer.isUp = true
    const up = await visitor.get('/api/login?provider=oidc')
    expect(up.headers.get('location')).toContain(`${issuer.url}/authorize?`)
  })

  it('is gone to straight when it alone is offered, and passwords are not served then', async () => {
    const oidc = {
      issuer: issuer.url,
      clientId: 'groundwork',
      clientSecret: 'shh',
      name: 'Studio ID',
    }
    const app = withOidc({ identity: { oidc, google: null, github: null, passwords: false } })
    const { email } = newPerson()
    issuer.claims = claims(email)
    const visitor = app.visitor()
    const start = await visitor.get('/api/login?returnTo=/dashboard')
    expect(start.headers.get('location')).toContain(`${issuer.url}/authorize?`)
    await roundTrip(visitor)
    expect((await visitor.get('/api/auth/user')).body.email).toBe(email)
    expect((await visitor.post('/api/sign-up', newPerson())).status).toBe(404)
    expect((await visitor.post('/api/sign-in', newPerson())).status).toBe(404)
  })

  it('writes nothing to the database before the person is back', async () => {
    const app = withOidc()
    const count = () => app.deps.database.pool.query('select count(*) from verifications')
    const before = (await count()).rows
    await app.visitor().get('/api/login?provider=oidc')
    expect((await count()).rows).toEqual(before)
  })
})
