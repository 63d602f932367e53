import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { signInMethods, users } from '#server/db/schema.ts'
import { onEachDatabase } from './on-each-database.ts'
import { newPerson, WITH_MAIL } from './sign-in-app.ts'
import { toldBy } from './visitor.ts'

onEachDatabase('sign-up', (open) => {
  it('creates a trial account and signs it in, without the token in the body', async () => {
    const app = open()
    const visitor = app.visitor()
    const person = newPerson()
    const response = await visitor.post('/api/sign-up', person)
    expect([response.status, response.text]).toEqual([200, '{"outcome":"signed_in"}'])

    const { body } = await visitor.get('/api/auth/user')
    const { email, firstName, lastName } = person
    expect(body).toMatchObject({ email, firstName, lastName, subscriptionStatus: 'TRIAL_ACTIVE' })
    const days = (Date.parse(String(body.trialEndsAt)) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(7, 2)
    expect(Object.keys(body).sort()).toEqual(USER_FIELDS)
  })

  it('takes nothing from the body but what a person may say', async () => {
    const app = open()
    const person = newPerson()
    const extra = {
      id: 'chosen',
      emailVerified: true,
      subscriptionStatus: 'PREMIUM_ACTIVE',
      trialGenerationsUsed: -5,
      trialStartedAt: '2099-01-01T00:00:00Z',
      projectCount: -5,
      image: 'https://evil.test/x.png',
      role: 'admin',
      createdAt: '2000-01-01T00:00:00Z',
      callbackURL: 'https://evil.test',
    }
    await app.visitor().post('/api/sign-up', { ...person, ...extra })
    const [row] = await app.deps.db.select().from(users).where(eq(users.email, person.email))
    expect(row).toMatchObject({
      emailVerified: false,
      subscriptionStatus: 'TRIAL_ACTIVE',
      trialGenerationsUsed: 0,
      projectCount: 0,
      image: null,
    })
    expect(row?.id).not.toBe('chosen')
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2020)
    expect(row?.trialStartedAt?.getFullYear()).toBeLessThan(2099)
  })

  it('asks for no name: the profile has a place for it', async () => {
    const visitor = open().visitor()
    const { email, password } = newPerson()
    expect((await visitor.post('/api/sign-up', { email, password })).status).toBe(200)
    expect((await visitor.get('/api/auth/user')).body).toMatchObject({
      firstName: '',
      lastName: '',
    })
  })

  it('keeps one account for an email in any letter case', async () => {
    const app = open()
    const person = newPerson()
    await app.visitor().post('/api/sign-up', person)
    const email = ` ${person.email.toUpperCase()} `
    const again = await app.visitor().post('/api/sign-up', { ...person, email })
    expect([again.status, again.body.code]).toEqual([409, 'email_taken'])
    const visitor = app.visitor()
    await visitor.post('/api/sign-in', { email, password: person.password })
    expect((await visitor.get('/api/auth/user')).body.email).toBe(person.email)
  })

  it('makes one account of twenty parallel sign-ups', async () => {
    const app = open()
    const person = newPerson()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => app.visitor().post('/api/sign-up', person)),
    )
    const statuses = responses.map((response) => response.status).sort()
    expect(statuses).toEqual([200, ...Array(19).fill(409)])
    const { db } = app.deps
    const [user, ...others] = await db.select().from(users).where(eq(users.email, person.email))
    expect(others).toEqual([])
    const methods = await db
      .select()
      .from(signInMethods)
      .where(eq(signInMethods.userId, user?.id ?? ''))
    expect(methods).toHaveLength(1)
  })

  it.each([
    ['seven 7', 400, 'invalid_input'],
    ['vq3 8kzt', 200, undefined],
    ['kX3v9Qe1Lr7Tn5Wb'.repeat(4), 200, undefined],
    ['kX3v9Qe1Lr7Tn5Wb'.repeat(8), 200, undefined],
    [`${'kX3v9Qe1Lr7Tn5Wb'.repeat(8)}!`, 400, 'invalid_input'],
    ['        ', 400, 'password_too_common'],
    ['letmein123', 400, 'password_too_common'],
    ['abababab', 400, 'password_too_common'],
    ['12341234', 400, 'password_too_common'],
    ['x7'.repeat(32), 400, 'password_too_common'],
    ['password', 400, 'password_too_common'],
    ['PassWord1', 400, 'password_too_common'],
    ['Groundwork2026', 400, 'password_too_common'],
    ['Alvarez2026', 400, 'password_too_common'],
    ['a b c d e', 200, undefined],
    ['🦊🐢🐙🦉🦋🐳🦔🐝', 200, undefined],
    ['🦊🐢🐙🦉', 400, 'invalid_input'],
    ['nul \0 inside it', 400, 'invalid_input'],
  ])('judges the password %j', async (password, status, code) => {
    const response = await open()
      .visitor()
      .post('/api/sign-up', { ...newPerson(), password })
    expect([response.status, response.body.code]).toEqual([status, code])
    if (code) expect(response.body.issues).toMatchObject([{ path: 'password' }])
  })

  it('tells passwords of 73 bytes apart by their last byte', async () => {
    const app = open()
    const person = { ...newPerson(), password: `${'long lamp '.repeat(7)}xxA` }
    await app.visitor().post('/api/sign-up', person)
    const { email } = person
    const wrong = { email, password: `${'long lamp '.repeat(7)}xxB` }
    expect((await app.visitor().post('/api/sign-in', wrong)).body.code).toBe('wrong_credentials')
    expect((await app.visitor().post('/api/sign-in', person)).status).toBe(200)
  })

  it.each([
    ['no email', { email: 'mia' }, 'email'],
    ['two recipients', { email: 'a@b.test,c@d.test' }, 'email'],
    ['a line break', { email: 'a@b.test\nBcc: c@d.test' }, 'email'],
    ['a name too long', { lastName: 'x'.repeat(101) }, 'lastName'],
    ['an email too long', { email: `${'a'.repeat(250)}@b.test` }, 'email'],
  ])('refuses %s', async (_, change, path) => {
    const response = await open()
      .visitor()
      .post('/api/sign-up', { ...newPerson(), ...change })
    expect([response.status, response.body.code]).toEqual([400, 'invalid_input'])
    expect(response.body.issues).toMatchObject([{ path }])
  })

  it('responds alike for new and taken emails when there is mail, and tells the owner', async () => {
    const app = open(WITH_MAIL)
    const person = newPerson()
    const fresh = await app.visitor().post('/api/sign-up', person)
    const taken = await app.visitor().post('/api/sign-up', { ...person, password: 'other words 9' })
    expect(fresh.text).toBe('{"outcome":"check_email"}')
    expect(toldBy(taken)).toEqual(toldBy(fresh))
    expect(fresh.headers.getSetCookie()).toEqual([])

    const links = await app.linksTo(person.email)
    expect(links.map((link) => link.pathname)).toEqual(['/sign-in', '/reset-password'])
    expect(app.mails.map((mail) => mail.to)).toEqual([person.email, person.email])
    expect(app.mails.map((mail) => mail.text).join()).not.toContain(person.firstName)
    expect((await app.visitor().post('/api/sign-in', person)).body.code).toBe('email_not_verified')
  })
})

const USER_FIELDS = [
  'createdAt',
  'email',
  'firstName',
  'hasModel',
  'id',
  'isAdmin',
  'lastName',
  'profileImageUrl',
  'projectCount',
  'subscriptionStatus',
  'trialEndsAt',
  'trialRequirementsGenerationsUsed',
]
