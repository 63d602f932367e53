import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '#server/db/schema.ts'
import { type OidcIssuer, startOidcIssuer } from './oidc-issuer.ts'
import { onEachDatabase } from './on-each-database.ts'
import { newPerson } from './sign-in-app.ts'

const identity = { google: null, github: null, passwords: true }
const oidc = { clientId: 'groundwork', clientSecret: 'shh', name: 'Studio ID' }

let issuer: OidcIssuer
beforeAll(async () => {
  issuer = await startOidcIssuer()
})
afterAll(() => issuer.close())

onEachDatabase('the way back from an outside identity', (open) => {
  it.each([
    ['missing', () => null],
    ['empty', () => ''],
    ['made up', () => 'A'.repeat(32)],
    ['changed', (own: string) => `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`],
    ['longer', (own: string) => `${own}A`],
    ['of an earlier way', (_: string, earlier: string) => earlier],
  ])('refuses a state that is %s, and signs nobody in', async (_, stateOf) => {
    const app = open({ identity: { ...identity, oidc: { ...oidc, issuer: issuer.url } } })
    const { email } = newPerson()
    issuer.claims = { sub: email, email, email_verified: true }
    const visitor = app.visitor()
    const setOut = async () => {
      const start = await visitor.get('/api/login?provider=oidc')
      const consent = await fetch(start.headers.get('location') ?? '', { redirect: 'manual' })
      return new URL(consent.headers.get('location') ?? '')
    }
    const earlier = (await setOut()).searchParams.get('state') ?? ''
    const back = await setOut()
    const state = stateOf(back.searchParams.get('state') ?? '', earlier)
    if (state === null) back.searchParams.delete('state')
    else back.searchParams.set('state', state)
    const response = await visitor.get(back.pathname + back.search)
    expect(response.headers.get('location')).toBe('/sign-in?error=outside_failed')
    expect(visitor.cookies.has('groundwork.session_token')).toBe(false)
    const { db } = app.deps
    expect(await db.select().from(users).where(eq(users.email, email))).toEqual([])
  })
})
