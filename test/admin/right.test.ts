import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessions, signInMethods, users } from '#server/db/schema.ts'
import { type Client, PASSWORD, readUser } from '#test/client.ts'
import { DIALECTS } from '#test/databases.ts'
import { type AdminScene, actionsIn, confirm, openAdminApp, signUpAs, verify } from './admin-app.ts'

/** Every call of the page, and one that is none. */
const CALLS: [method: string, path: string, body?: object][] = [
  ['GET', '/api/admin/overview'],
  ['GET', '/api/admin/accounts'],
  ['GET', '/api/admin/accounts?after=broken'],
  ['GET', '/api/admin/failures'],
  ['GET', '/api/admin/model-use'],
  ['GET', '/api/admin/actions'],
  ['GET', '/api/admin/nothing'],
  ['POST', '/api/admin/confirm', { currentPassword: PASSWORD }],
  ['POST', '/api/admin/accounts/x/suspend'],
  ['POST', '/api/admin/accounts/x/reinstate'],
  ['POST', '/api/admin/accounts/x/verification'],
  ['POST', '/api/admin/failures/retry', { what: 'message', id: 'x' }],
  ['DELETE', '/api/admin/accounts/x'],
]
const CHANGES = CALLS.filter(([method, path]) => method === 'POST' && !path.endsWith('confirm'))

describe.each(DIALECTS)('who may open the admin page on %s', (dialect) => {
  let scene: AdminScene
  beforeAll(async () => {
    scene = await openAdminApp(dialect)
  })
  afterAll(() => scene.app.close())

  const send = (client: Client, [method, path, body]: (typeof CALLS)[number], headers = {}) =>
    client.send(method, path, { body: JSON.stringify(body), headers })
  /** What an address without anything answers. */
  const nothing = (client: Client, [method, , body]: (typeof CALLS)[number]) =>
    client.send(method, '/api/nothing-is-here', { body: JSON.stringify(body) })
  const plain = ({ status, body }: { status: number; body: object }) => [
    status,
    { ...body, requestId: null },
  ]

  it('is for nobody else: every call answers as an address where nothing is', async () => {
    const { app } = scene
    const stranger = app.visitor()
    const person = await app.signUp()
    await verify(app, person.email)
    const unverified = await openAdminApp(dialect, { adminEmails: ['ops@studio.test'] })
    const late = await signUpAs(unverified.app, 'second@studio.test')
    unverified.app.deps.config.adminEmails.push('second@studio.test')
    for (const [client, call] of [stranger, person, late].flatMap((one) =>
      CALLS.map((each) => [one, each] as const),
    )) {
      expect(plain(await send(client, call))).toEqual(plain(await nothing(client, call)))
      expect((await send(client, call)).status, call[1]).toBe(404)
    }
    expect((await readUser(late)).isAdmin).toBe(false)
    await verify(unverified.app, late.email)
    expect((await late.get('/api/admin/overview')).status).toBe(200)
    expect((await readUser(late)).isAdmin).toBe(true)
    await unverified.app.close()
  })

  it('says nothing before the right is known: not of a body, a type or a key', async () => {
    const person = await scene.app.signUp()
    const long = { 'idempotency-key': 'x'.repeat(500) }
    for (const call of CHANGES) {
      expect((await send(person, call, long)).status).toBe(404)
      const [method, path] = call
      const broken = { body: '{', headers: { 'content-type': 'text/plain' } }
      expect((await person.send(method, path, broken)).status).toBe(404)
    }
  })

  it('has a page for admins alone, and is named nowhere', async () => {
    const { app, admin } = scene
    const person = await app.signUp()
    const missing = await person.get('/no-such-page')
    for (const path of ['/admin', '/admin/', '/admin?view=log']) {
      const page = await person.get(path)
      expect([page.status, page.text]).toEqual([404, missing.text])
      expect((await app.visitor().get(path)).status).toBe(404)
    }
    expect((await admin.get('/admin')).status).toBe(200)
    expect((await admin.get('/admin/')).status).toBe(308)
    expect((await app.visitor().get('/robots.txt')).text).not.toContain('admin')
    expect((await app.visitor().get('/api/openapi.json')).text).not.toContain('/api/admin')
  })

  it('asks for the password before each change, and again after ten minutes', async () => {
    const { app } = scene
    const fresh = app.visitor()
    await fresh.post('/api/sign-in', { email: 'ops@studio.test', password: PASSWORD })
    expect((await fresh.get('/api/admin/overview')).status).toBe(200)
    for (const call of CHANGES) {
      const { status, body } = await send(fresh, call)
      expect([call[1], status, body.code]).toEqual([call[1], 403, 'confirmation_needed'])
    }
    const wrong = await fresh.post('/api/admin/confirm', { currentPassword: 'not this one' })
    expect([wrong.status, wrong.body.code]).toEqual([400, 'wrong_password'])
    expect((await fresh.post('/api/admin/confirm', {})).body.code).toBe('invalid_input')
    await confirm(fresh)
    expect((await fresh.post('/api/admin/accounts/x/suspend')).body.code).toBe('not_found')
    app.passTime(10 * 60_000)
    expect((await fresh.post('/api/admin/accounts/x/suspend')).body.code).toBe(
      'confirmation_needed',
    )
    await confirm(fresh)
    const log = await actionsIn(fresh)
    expect(log[0]).toMatchObject({ action: 'confirm', outcome: 'done', admin: 'ops@studio.test' })
    expect(log.filter(({ outcome }) => outcome === 'wrong_password')).toHaveLength(1)
  })

  it('takes a fresh sign-in for the password of an account that has none', async () => {
    const { app } = scene
    app.deps.config.adminEmails.push('outside@studio.test')
    const outside = await signUpAs(app, 'outside@studio.test')
    await verify(app, outside.email)
    const { db } = app.deps
    const [user] = await db.select().from(users).where(eq(users.email, outside.email))
    await db.delete(signInMethods).where(eq(signInMethods.userId, user?.id ?? ''))
    const begun = (ago: number) =>
      db
        .update(sessions)
        .set({ createdAt: new Date(app.deps.now().getTime() - ago) })
        .where(eq(sessions.userId, user?.id ?? ''))
    const suspend = async () => (await outside.post('/api/admin/accounts/x/suspend')).body.code
    await begun(0)
    expect(await suspend()).toBe('not_found')
    await begun(10 * 60_000)
    expect(await suspend()).toBe('sign_in_again')
  })

  it('keeps nobody guessing passwords there', async () => {
    const fresh = scene.app.visitor()
    await fresh.post('/api/sign-in', { email: 'ops@studio.test', password: PASSWORD })
    const tries = Array.from({ length: 12 }, () =>
      fresh.post('/api/admin/confirm', { currentPassword: 'not this one' }),
    )
    const codes = (await Promise.all(tries)).map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'too_many_requests').length).toBeGreaterThanOrEqual(3)
  })
})
