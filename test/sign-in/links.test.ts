import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { signInMethods, users, verifications } from '#server/db/schema.ts'
import { onEachDatabase } from './on-each-database.ts'
import { newPerson, type SignInApp, WITH_MAIL } from './sign-in-app.ts'
import { toldBy } from './visitor.ts'

const MINUTE = 60_000
const NEW = 'seven green boats'

onEachDatabase('links by email', (open) => {
  async function signedUp(app: SignInApp) {
    const person = newPerson()
    const visitor = app.visitor()
    await visitor.post('/api/sign-up', person)
    return { person, visitor }
  }

  async function resetToken(app: SignInApp, email: string) {
    await app.visitor().post('/api/password/forgot', { email })
    const link = (await app.linksTo(email)).at(-1)
    expect(link?.pathname).toBe('/reset-password')
    return link?.searchParams.get('token') ?? ''
  }

  const reset = (app: SignInApp, token: string, password = NEW) =>
    app.visitor().post('/api/password/reset', { token, password })

  it('changes the password, ends every session and tells the owner', async () => {
    const app = open()
    const { person, visitor } = await signedUp(app)
    const token = await resetToken(app, person.email)
    expect((await reset(app, token)).text).toBe('{"outcome":"password_changed"}')
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
    expect((await app.visitor().post('/api/sign-in', person)).body.code).toBe('wrong_credentials')
    const renewed = { email: person.email, password: NEW }
    expect((await app.visitor().post('/api/sign-in', renewed)).status).toBe(200)
    await app.deps.auth.settled()
    expect(app.mails.at(-1)?.subject).toBe('Your Groundwork password was changed')
  })

  it('works once, also of twenty at the same moment', async () => {
    const app = open()
    const { person } = await signedUp(app)
    const token = await resetToken(app, person.email)
    const responses = await Promise.all(Array.from({ length: 20 }, () => reset(app, token)))
    const codes = responses.map((response) => response.body.code ?? response.body.outcome).sort()
    expect(codes).toEqual([...Array(19).fill('link_expired'), 'password_changed'])
    expect((await reset(app, token)).body.code).toBe('link_expired')
  })

  it('works for ten minutes', async () => {
    const app = open()
    const { person } = await signedUp(app)
    const early = await resetToken(app, person.email)
    app.passTime(9 * MINUTE)
    expect((await reset(app, early)).status).toBe(200)
    const late = await resetToken(app, person.email)
    app.passTime(10 * MINUTE + 1000)
    expect((await reset(app, late)).body.code).toBe('link_expired')
  })

  it('is void once a newer one was sent', async () => {
    const app = open()
    const { person } = await signedUp(app)
    const older = await resetToken(app, person.email)
    const newer = await resetToken(app, person.email)
    expect((await reset(app, older)).body.code).toBe('link_expired')
    expect((await reset(app, newer)).status).toBe(200)
    expect((await reset(app, older)).body.code).toBe('link_expired')
  })

  it('works for nobody else and cannot be guessed or made from the database', async () => {
    const app = open()
    const mia = await signedUp(app)
    const ana = await signedUp(app)
    const token = await resetToken(app, mia.person.email)
    const { db } = app.deps
    const [other] = await db.select().from(users).where(eq(users.email, ana.person.email))
    const [row] = await db
      .select()
      .from(verifications)
      .where(eq(verifications.identifier, `reset-password:${token.split('.')[0]}`))
    const secret = token.split('.')[1]
    for (const guess of [
      `${other?.id}.${secret}`,
      `${token.split('.')[0]}.${'A'.repeat(43)}`,
      `${token.split('.')[0]}.${row?.value}`,
      row?.value ?? '',
      `${token}x`,
      token.slice(0, -1),
      '.',
      "' or 1=1 --",
    ]) {
      expect((await reset(app, guess)).body.code, guess).toBe('link_expired')
    }
    const confirm = await app.visitor().post('/api/email/verify', { token })
    expect(confirm.body.code, 'for another purpose').toBe('link_expired')
    expect((await reset(app, token)).status).toBe(200)
  })

  it('stays usable when the new password is refused', async () => {
    const app = open()
    const { person } = await signedUp(app)
    const token = await resetToken(app, person.email)
    expect((await reset(app, token, 'password1')).body.code).toBe('password_too_common')
    expect((await reset(app, token, 'Alvarez2026')).body.code).toBe('password_too_common')
    expect((await reset(app, token, 'short')).body.code).toBe('invalid_input')
    expect((await reset(app, token)).status).toBe(200)
  })

  it('gives a password to an account that has none', async () => {
    const app = open()
    const { person } = await signedUp(app)
    const { db } = app.deps
    const [user] = await db.select().from(users).where(eq(users.email, person.email))
    await db.delete(signInMethods).where(eq(signInMethods.userId, user?.id ?? ''))
    await reset(app, await resetToken(app, person.email))
    const renewed = { email: person.email, password: NEW }
    expect((await app.visitor().post('/api/sign-in', renewed)).status).toBe(200)
  })

  it('responds to a forgotten password alike for known and unknown emails', async () => {
    const app = open()
    const { person } = await signedUp(app)
    const forgot = (email: string) => app.visitor().post('/api/password/forgot', { email })
    const known = await forgot(person.email)
    const unknown = await forgot('nobody@studio.test')
    expect(toldBy(unknown)).toEqual(toldBy(known))
    await app.deps.auth.settled()
    expect(app.mails.map((mail) => mail.to)).toEqual([person.email])
  })

  it('sends one mailbox at most five mails at once', async () => {
    const app = open()
    const { person } = await signedUp(app)
    const responses = await Promise.all(
      Array.from({ length: 12 }, () =>
        app.visitor().post('/api/password/forgot', { email: person.email }),
      ),
    )
    expect(responses.filter((response) => response.status === 200)).toHaveLength(5)
    expect((await app.linksTo(person.email)).length).toBeLessThanOrEqual(5)
  })

  it('lets an email be confirmed before the first sign-in, where there is mail', async () => {
    const app = open(WITH_MAIL)
    const { person, visitor } = await signedUp(app)
    expect((await visitor.get('/api/auth/user')).status).toBe(401)
    const refused = await visitor.post('/api/sign-in', person)
    expect([refused.status, refused.body.code]).toEqual([403, 'email_not_verified'])
    expect(refused.headers.getSetCookie()).toEqual([])

    const links = await app.linksTo(person.email)
    expect(links.map((link) => link.pathname)).toEqual(['/sign-in', '/sign-in'])
    const [first, second] = links.map((link) => link.searchParams.get('verify'))
    const verify = (token: unknown) => visitor.post('/api/email/verify', { token })
    expect((await verify(first)).body.code, 'the sign-in sent a newer one').toBe('link_expired')
    const confirmed = await verify(second)
    const told = { outcome: 'email_verified', email: person.email }
    expect([confirmed.status, confirmed.body]).toEqual([200, told])
    expect(confirmed.headers.getSetCookie()).toEqual([])
    expect((await verify(second)).body.code).toBe('link_expired')
    expect((await visitor.post('/api/sign-in', person)).status).toBe(200)
  })

  it('sends a mailbox no flood of confirmations by signing in', async () => {
    const app = open(WITH_MAIL)
    const { person, visitor } = await signedUp(app)
    for (let n = 0; n < 12; n += 1) {
      await visitor.post('/api/sign-in', person)
      app.passTime(20_000)
    }
    // Five at once, and one for each of the four minutes.
    expect((await app.linksTo(person.email)).length).toBeLessThanOrEqual(9)
    expect((await app.linksTo(person.email)).length).toBeGreaterThan(1)
  })

  it('sends the confirmation again, but only while one is due', async () => {
    const app = open(WITH_MAIL)
    const { person } = await signedUp(app)
    const again = () => app.visitor().post('/api/email/send-verification', { email: person.email })
    const first = await again()
    const token = (await app.linksTo(person.email)).at(-1)?.searchParams.get('verify')
    await app.visitor().post('/api/email/verify', { token })
    const sent = app.mails.length
    const second = await again()
    await app.deps.auth.settled()
    expect(toldBy(second)).toEqual(toldBy(first))
    expect(app.mails).toHaveLength(sent)
  })

  it('confirms the email of who follows a reset link', async () => {
    const app = open(WITH_MAIL)
    const { person } = await signedUp(app)
    await reset(app, await resetToken(app, person.email))
    const renewed = { email: person.email, password: NEW }
    expect((await app.visitor().post('/api/sign-in', renewed)).status).toBe(200)
  })
})
