import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminAccount } from '#contract/admin/account-endpoints.ts'
import { TRIAL_DAYS } from '#domain/trial.ts'
import { users } from '#server/db/schema.ts'
import { type Client, readUser } from '#test/client.ts'
import { DIALECTS } from '#test/databases.ts'
import { answeredScene, generate } from '#test/endpoints/scene.ts'
import { type AdminScene, accountOf, actionsIn, confirm, openAdminApp } from './admin-app.ts'

const DAY = 86_400_000

describe.each(DIALECTS)('suspension by an admin on %s', (dialect) => {
  let scene: AdminScene
  beforeAll(async () => {
    scene = await openAdminApp(dialect)
  })
  afterAll(() => scene.app.close())

  const act = (id: string, action: string) =>
    scene.admin.post<AdminAccount & { code?: string }>(`/api/admin/accounts/${id}/${action}`)
  const statusOf = async (client: Client) => (await readUser(client)).subscriptionStatus
  const idOf = async (client: Client) => (await accountOf(scene.admin, client.email)).id

  it('takes hold at once, leaves everything readable, and ends with what is paid for', async () => {
    const { app, admin } = scene
    const person = await answeredScene(app)
    const { client, path } = person
    await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    expect((await generate(person)).status).toBe(201)
    const link = await client.post<{ token: string }>(`${path}/shares`, { version: 1, days: 7 })
    const id = await idOf(client)

    const suspended = await act(id, 'suspend')
    expect([suspended.status, suspended.body.status]).toEqual([200, 'SUSPENDED_BY_OPERATOR'])
    expect(await statusOf(client)).toBe('SUSPENDED_BY_OPERATOR')
    const save = await client.post(`${path}/answers`, { questionId: 'q1', value: 'More words.' })
    expect([save.status, save.body.code]).toEqual([403, 'suspended_by_operator'])
    expect((await generate(person)).body.code).toBe('suspended_by_operator')
    const pay = await client.post('/api/checkout/create-session')
    expect([pay.status, pay.body.code]).toEqual([403, 'suspended_by_operator'])
    expect((await client.get(`${path}/documents/1`)).status).toBe(200)
    expect((await client.get('/api/profile/export')).status).toBe(200)
    const read = () => app.visitor().post('/api/shared', { token: link.body.token })
    expect((await read()).body.code).toBe('share_gone')

    const again = await act(id, 'suspend')
    expect([again.status, again.body.code]).toEqual([409, 'admin_conflict'])
    expect((await act(id, 'reinstate')).body.status).toBe('PREMIUM_ACTIVE')
    expect(await statusOf(client)).toBe('PREMIUM_ACTIVE')
    expect((await read()).status).toBe(200)
    expect((await act(id, 'reinstate')).body.code).toBe('admin_conflict')
    const log = (await actionsIn(admin)).filter(({ account }) => account?.id === id)
    expect(log.map(({ action }) => action).sort()).toEqual(['reinstate', 'suspend'])
    expect(log.every(({ admin: who }) => who === 'ops@studio.test')).toBe(true)
  })

  it('happens once, however many ask at the same moment, and stands in the log once', async () => {
    const { app, admin } = scene
    const id = await idOf(await app.signUp())
    const answers = await Promise.all(Array.from({ length: 8 }, () => act(id, 'suspend')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)])
    const log = (await actionsIn(admin)).filter(({ account }) => account?.id === id)
    expect(log).toHaveLength(1)
  })

  it('touches no admin, and no account that is not there', async () => {
    const own = await accountOf(scene.admin, 'ops@studio.test')
    expect(own.isAdmin).toBe(true)
    expect((await act(own.id, 'suspend')).body.code).toBe('admin_conflict')
    expect((await act('nobody', 'suspend')).status).toBe(404)
    expect((await act('%00', 'suspend')).status).toBe(404)
  })

  it('outlives an account in the log, without its address', async () => {
    const { app, admin } = scene
    const client = await app.signUp()
    const id = await idOf(client)
    await act(id, 'suspend')
    const gone = await client.post('/api/profile/delete', { confirmation: client.email })
    expect(gone.status).toBe(200)
    const [entry] = (await actionsIn(admin)).filter(({ account }) => account?.id === id)
    expect(entry).toMatchObject({ action: 'suspend', account: { id, email: null } })
  })

  it('sends the link that confirms an address again, only where one is to be confirmed', async () => {
    const { app, admin } = scene
    const client = await app.signUp()
    const sent: string[] = []
    app.deps.mailer.send = async ({ to }) => void sent.push(to)
    const id = await idOf(client)
    expect((await act(id, 'verification')).status).toBe(200)
    await app.deps.auth.settled()
    expect(sent).toEqual([client.email])
    await app.deps.db.update(users).set({ emailVerified: true }).where(eq(users.id, id))
    expect((await act(id, 'verification')).body.code).toBe('admin_conflict')
    const log = (await actionsIn(admin)).filter(({ account }) => account?.id === id)
    expect(log).toMatchObject([{ action: 'resend_verification', outcome: 'sent' }])
  })

  it('counts and finds accounts by what their status is now', async () => {
    const { app, admin } = scene
    const trial = await app.signUp()
    const count = async (status: string) =>
      (
        await admin.get<{ accounts: { status: string; count: number }[] }>('/api/admin/overview')
      ).body.accounts.find((each) => each.status === status)?.count ?? -1
    const [active, over] = [await count('TRIAL_ACTIVE'), await count('TRIAL_CANCELED')]
    expect(active).toBeGreaterThan(0)
    const find = async (status: string) =>
      (
        await admin.get<{ accounts: AdminAccount[] }>(
          `/api/admin/accounts?status=${status}&email=${trial.email.toUpperCase()}`,
        )
      ).body.accounts.map(({ email }) => email)
    expect(await find('TRIAL_ACTIVE')).toEqual([trial.email])
    app.passTime(TRIAL_DAYS * DAY)
    expect(await find('TRIAL_ACTIVE')).toEqual([])
    expect(await find('TRIAL_CANCELED')).toEqual([trial.email])
    expect([await count('TRIAL_ACTIVE'), await count('TRIAL_CANCELED')]).toEqual([0, active + over])
    await confirm(admin)
  })

  it.each([
    "' OR 1=1 --",
    "'); DELETE FROM users; --",
    '%',
    '_',
    '\\\\',
    '<img src=x onerror=alert(1)>',
  ])('searches for the letters %j, whatever they mean elsewhere', async (letters) => {
    const { status, body, headers } = await scene.admin.get<{ accounts: AdminAccount[] }>(
      `/api/admin/accounts?email=${encodeURIComponent(letters)}`,
    )
    expect([status, body.accounts]).toEqual([200, []])
    expect(headers.get('content-type')).toContain('application/json')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect((await accountOf(scene.admin, 'ops@studio.test')).isAdmin).toBe(true)
  })

  it.each(['%00', 'x'.repeat(400)])('refuses to search for %s', async (letters) => {
    expect((await scene.admin.get(`/api/admin/accounts?email=${letters}`)).status).toBe(400)
  })

  it('lists all accounts, each once, fifty at a time', async () => {
    const { app, admin } = scene
    const rows = Array.from({ length: 120 }, (_, n) => ({
      id: `many-${n}`,
      email: `many-${n}%_@studio.test`,
      name: '',
      // Several of the same moment, so that the page's end lies among them.
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 7))),
    }))
    await app.deps.db.insert(users).values(rows)
    const found: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: { body: { accounts: AdminAccount[]; next: string | null } } = await admin.get(
        `/api/admin/accounts?email=${encodeURIComponent('%_@studio')}&after=${after}`,
      )
      expect(page.body.accounts.length).toBeLessThanOrEqual(50)
      found.push(...page.body.accounts.map(({ id }) => id))
      after = page.body.next
    }
    expect(found.sort()).toEqual(rows.map(({ id }) => id).sort())
    expect((await admin.get('/api/admin/accounts?after=broken')).status).toBe(400)
    expect((await admin.get('/api/admin/accounts?status=ANY')).status).toBe(400)
  })
})
