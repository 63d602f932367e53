import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { User } from '#contract/account.ts'
import { signInMethods, users } from '#server/db/schema.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import { type Client, PASSWORD, readUser } from '#test/client.ts'
import { profileOf, secondDevice, signIn, thiefOf, worth } from './people.ts'

const NEW_PASSWORD = 'seven amber kites'
const change = (client: Client, body: object) => client.post('/api/profile/password', body)

/** As an account is that was made by an outside identity. */
async function withoutPassword({ deps }: TestApp, client: Client) {
  await deps.db
    .update(signInMethods)
    .set({ providerId: 'github', password: null })
    .where(eq(signInMethods.userId, (await readUser(client)).id))
}

/** The brackets around a transaction's statements. */
const BRACKET = /^(begin|commit|rollback)$/

onEachDatabase('the profile', (open) => {
  it('changes the name in every status, and nothing else', async () => {
    const app = open()
    const client = await app.signUp()
    const before = await readUser(client)
    for (const status of ['TRIAL_ACTIVE', 'SUSPENDED', 'SOMETHING_ELSE'] as const) {
      await app.setAccount(client, { status })
      const { status: code, body } = await client.patch<User>('/api/profile', {
        firstName: `  Ana ${status} `,
        lastName: '',
        id: 'mine',
        email: 'mine@example.com',
        emailVerified: true,
        subscriptionStatus: 'PREMIUM_ACTIVE',
        trialRequirementsGenerationsUsed: -5,
        createdAt: '2001-01-01T00:00:00.000Z',
        profileImageUrl: 'https://evil.test/x.png',
      })
      expect(code).toBe(200)
      expect(body).toEqual(await readUser(client))
      expect(body).toEqual({
        ...before,
        firstName: `Ana ${status}`,
        lastName: '',
        subscriptionStatus: status === 'SOMETHING_ELSE' ? 'FREE' : status,
      })
    }
    const [stored] = await app.deps.db.select().from(users).where(eq(users.email, client.email))
    expect([stored?.name, stored?.emailVerified]).toEqual(['Ana SOMETHING_ELSE', false])
  })

  it.each([
    ['no first name', { firstName: ' ', lastName: 'Sato' }, 'firstName'],
    ['a long name', { firstName: 'x'.repeat(101), lastName: 'Sato' }, 'firstName'],
    ['a name that cannot be stored', { firstName: 'a\0b', lastName: 'Sato' }, 'firstName'],
    ['no last name at all', { firstName: 'Mia' }, 'lastName'],
  ])('refuses %s beside its field', async (_case, body, path) => {
    const client = await open().signUp()
    const response = await client.patch('/api/profile', body)
    expect([response.status, response.body.code, response.body.issues?.[0]?.path]).toEqual([
      400,
      'invalid_input',
      path,
    ])
  })

  it('changes the password; every other session is dead, this one lives', async () => {
    const app = open()
    const desk = await app.signUp()
    const phone = await secondDevice(app, desk)
    const thief = thiefOf(app, phone)
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD }
    const response = await change(desk, body)
    expect([response.status, response.body]).toEqual([200, { outcome: 'password_changed' }])
    expect([await worth(desk), await worth(phone), await worth(thief)]).toEqual([200, 401, 401])
    expect((await profileOf(desk)).sessions).toHaveLength(1)
    expect((await signIn(app.visitor(), desk.email, PASSWORD)).body.code).toBe('wrong_credentials')
    expect((await signIn(app.visitor(), desk.email, NEW_PASSWORD)).status).toBe(200)
  })

  it.each([
    {
      refusal: 'wrong_password at currentPassword',
      body: { currentPassword: 'wrong wrong', password: NEW_PASSWORD },
    },
    {
      refusal: 'invalid_input at password',
      body: { currentPassword: PASSWORD, password: 'short' },
    },
    {
      refusal: 'password_too_common at password',
      body: { currentPassword: PASSWORD, password: 'password123' },
    },
    { refusal: 'invalid_input at currentPassword', body: { password: NEW_PASSWORD } },
  ])('leaves the password as it is: $refusal', async ({ refusal, body }) => {
    const app = open()
    const desk = await app.signUp()
    const phone = await secondDevice(app, desk)
    const response = await change(desk, body)
    expect(response.status).toBe(400)
    expect(`${response.body.code} at ${response.body.issues?.[0]?.path}`).toBe(refusal)
    expect(await worth(phone)).toBe(200)
    expect((await signIn(app.visitor(), desk.email, PASSWORD)).status).toBe(200)
  })

  it('counts wrong present passwords against the session that sends them, and right ones not', async () => {
    const app = open()
    const client = await app.signUp()
    for (const round of [1, 2, 3, 4, 5, 6]) {
      const [currentPassword, password] =
        round % 2 === 1 ? [PASSWORD, NEW_PASSWORD] : [NEW_PASSWORD, PASSWORD]
      expect((await change(client, { currentPassword, password })).status, `${round}`).toBe(200)
    }
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () =>
        change(client, { currentPassword: 'wrong wrong', password: NEW_PASSWORD }),
      ),
    )
    const codes = guesses.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'wrong_password')).toHaveLength(8)
    expect(codes.filter((code) => code === 'too_many_requests')).toHaveLength(12)
    const phone = await secondDevice(app, client)
    expect(
      (await change(phone, { currentPassword: PASSWORD, password: NEW_PASSWORD })).status,
    ).toBe(200)
  })

  it('lets who is signed in change the password while a stranger tries passwords', async () => {
    const app = open()
    const client = await app.signUp()
    for (let n = 0; n < 12; n += 1) await signIn(app.visitor(), client.email, `wrong words ${n}`)
    const refused = await signIn(app.visitor(), client.email, PASSWORD)
    expect(refused.body.code).toBe('too_many_requests')
    const body = { currentPassword: PASSWORD, password: NEW_PASSWORD }
    expect((await change(client, body)).status).toBe(200)
    expect((await signIn(client, client.email, NEW_PASSWORD)).status).toBe(200)
  })

  it('of two changes at once from the same password, one counts', async () => {
    const client = await open().signUp()
    const answers = await Promise.all(
      ['first amber kites', 'second amber kites'].map((password) =>
        change(client, { currentPassword: PASSWORD, password }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('says so when the account has no password', async () => {
    const app = open()
    const client = await app.signUp()
    await withoutPassword(app, client)
    expect(await profileOf(client)).toMatchObject({ hasPassword: false, identities: ['github'] })
    const response = await change(client, { currentPassword: PASSWORD, password: NEW_PASSWORD })
    expect([response.status, response.body.code]).toEqual([400, 'no_password'])
  })

  it('takes three statements at most and eight for a new password and its mail, and nothing from a stranger', async () => {
    const app = open()
    const client = await app.signUp()
    const other = await secondDevice(app, client)
    const id = (await profileOf(client)).sessions[1]?.id
    const calls: Record<string, (who: Client) => Promise<{ status: number }>> = {
      get: (who) => who.get('/api/profile'),
      update: (who) => who.patch('/api/profile', { firstName: 'Ana', lastName: 'Sato' }),
      export: (who) => who.get('/api/profile/export'),
      password: (who) => change(who, { currentPassword: PASSWORD, password: NEW_PASSWORD }),
      session: (who) => who.delete(`/api/profile/sessions/${id}`),
      sessions: (who) => who.delete('/api/profile/sessions'),
      delete: (who) => who.post('/api/profile/delete', { confirmation: client.email }),
    }
    for (const call of Object.values(calls)) expect((await call(app.visitor())).status).toBe(401)
    expect(await worth(other)).toBe(200)
    const counts: Record<string, number> = {}
    for (const [name, call] of Object.entries(calls).slice(0, 6)) {
      app.statements.length = 0
      await call(client)
      await app.deps.auth.settled()
      counts[name] = app.statements.filter((text) => !BRACKET.test(text)).length
    }
    expect(counts).toEqual({ get: 3, update: 2, export: 3, password: 8, session: 2, sessions: 2 })
  })
})
