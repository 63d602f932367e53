import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '#contract/account.ts'
import { checkTrials } from '#server/billing/check-trials.ts'
import { endTrial } from '#server/billing/trial-queries.ts'
import { users } from '#server/db/schema.ts'
import { type Client, readUser } from '#test/client.ts'
import { DIALECTS } from '#test/databases.ts'
import { answeredScene, generate, withProject } from '#test/endpoints/scene.ts'
import { openPayingApp, type PayingApp, pay } from './scene.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const cancel = (client: Client, headers = {}) =>
  client.post<User & { code?: string }>('/api/trial/cancel', undefined, headers)

describe.each(DIALECTS)('the trial on %s', (dialect) => {
  let paying: PayingApp
  beforeAll(async () => {
    paying = await openPayingApp(dialect)
  })
  afterAll(() => paying?.close())
  const stored = async (client: Client) => {
    const { db } = paying.app.deps
    const [row] = await db.select().from(users).where(eq(users.email, client.email))
    return row?.subscriptionStatus
  }

  it('is active for seven days and ended after, for requests at once and in the database by the check (docs/reliability.md#r22)', async () => {
    const { app } = paying
    const client = await app.signUp()
    const begun = await readUser(client)
    expect(begun.subscriptionStatus).toBe('TRIAL_ACTIVE')
    expect(Date.parse(begun.trialEndsAt ?? '') - app.deps.now().getTime()).toBe(7 * DAY)

    app.passTime(7 * DAY - MINUTE)
    await checkTrials(app.deps)
    expect(await stored(client)).toBe('TRIAL_ACTIVE')
    expect((await readUser(client)).subscriptionStatus).toBe('TRIAL_ACTIVE')
    // The clock is set back an hour and forth again.
    app.passTime(-60 * MINUTE)
    await checkTrials(app.deps)
    expect((await readUser(client)).subscriptionStatus).toBe('TRIAL_ACTIVE')
    app.passTime(60 * MINUTE)

    app.passTime(MINUTE)
    expect((await readUser(client)).subscriptionStatus).toBe('TRIAL_CANCELED')
    expect((await cancel(client)).body.code).toBe('trial_not_active')
    expect(await stored(client)).toBe('TRIAL_ACTIVE')
    await checkTrials(app.deps)
    expect(await stored(client)).toBe('TRIAL_CANCELED')
  })

  it('is checked once a minute at most, over all instances', async () => {
    const { app } = paying
    app.passTime(2 * MINUTE)
    app.statements.length = 0
    await Promise.all(Array.from({ length: 10 }, () => checkTrials(app.deps)))
    const updates = () => app.statements.filter((text) => /update "users"/i.test(text)).length
    expect(updates()).toBe(1)
    app.passTime(MINUTE - 1)
    await checkTrials(app.deps)
    expect(updates()).toBe(1)
    app.passTime(1)
    await checkTrials(app.deps)
    expect(updates()).toBe(2)
  })

  it('is suspended when it is cancelled, once, and repeats its answer to the same key', async () => {
    const client = await paying.app.signUp()
    const key = { 'idempotency-key': crypto.randomUUID() }
    const first = await cancel(client, key)
    expect([first.status, first.body.subscriptionStatus]).toEqual([200, 'SUSPENDED'])
    expect((await cancel(client, key)).body).toEqual(first.body)
    const again = await cancel(client)
    expect([again.status, again.body.code]).toEqual([409, 'trial_not_active'])
    expect((await readUser(client)).subscriptionStatus).toBe('SUSPENDED')
  })

  it('is no second one for the same email, in any letter case and after deletion (docs/reliability.md#r22)', async () => {
    const { app } = paying
    const client = await app.signUp()
    const removed = await client.post('/api/profile/delete', { confirmation: client.email })
    expect(removed.status).toBe(200)
    const again = app.visitor()
    again.email = client.email
    const person = { firstName: 'Mia', lastName: 'Alvarez', password: 'nine quiet lamps' }
    const email = ` ${client.email.toUpperCase()}`
    expect((await again.post('/api/sign-up', { ...person, email })).status).toBe(200)
    expect((await readUser(again)).subscriptionStatus).toBe('TRIAL_CANCELED')
    // Signing in again changes nothing.
    await again.post('/api/sign-in', { email: client.email, password: person.password })
    expect((await readUser(again)).subscriptionStatus).toBe('TRIAL_CANCELED')
    expect((await again.post('/api/projects', { title: 'x' })).body.code).toBe('trial_ended')
  })

  it('keeps no email of who had one', async () => {
    const client = await paying.app.signUp()
    const { rows } = await paying.app.deps.database.pool.query('select * from past_trials')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(client.email.split('@')[0])
    for (const row of rows) expect(row.email_hash).toMatch(/^[\w-]{43}$/)
  })

  it('cancelled and paid for at once ends premium (docs/reliability.md#s2)', async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await paying.buyer()
      pay(paying, buyer)
      const event = paying.stripe.books.events.at(-1) ?? {}
      const [canceled, delivered] = await Promise.all([
        cancel(buyer.client),
        paying.deliver(event),
        buyer.client.post('/api/billing/reconcile'),
      ])
      expect([200, 409]).toContain(canceled.status)
      expect(delivered.status).toBe(200)
      expect(await buyer.status()).toBe('PREMIUM_ACTIVE')
    }
  })

  it('is not ended in the write where it was paid for meanwhile', async () => {
    const client = await paying.app.signUp()
    const user = await readUser(client)
    await paying.app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
    const { db, now } = paying.app.deps
    const end = { userId: user.id, status: 'SUSPENDED', now: now() } as const
    expect(await endTrial(db, end, { writeKey: null, answer: user })).toBeNull()
    expect(await stored(client)).toBe('PREMIUM_ACTIVE')
  })

  it('cancelled while its document is written keeps count and document together (docs/reliability.md#s2)', async () => {
    for (let round = 0; round < 3; round += 1) {
      const scene = await answeredScene(paying.app)
      const [made] = await Promise.all([generate(scene), cancel(scene.client)])
      const user = await readUser(scene.client)
      const documents = await scene.client.get<unknown[]>(`${scene.path}/documents`)
      expect(user.subscriptionStatus).toBe('SUSPENDED')
      expect([201, 403]).toContain(made.status)
      expect(documents.body.length).toBe(made.status === 201 ? 1 : 0)
      expect(user.trialRequirementsGenerationsUsed).toBe(documents.body.length)
    }
  })

  it('holds one project for two at once, also while it is paid for (docs/reliability.md#s2)', async () => {
    const buyer = await paying.buyer()
    const create = () => buyer.client.post('/api/projects', { title: 'x' })
    const before = await Promise.all(Array.from({ length: 10 }, create))
    expect(before.filter(({ status }) => status === 201).length).toBe(1)
    pay(paying, buyer)
    await Promise.all([paying.deliver(paying.stripe.books.events.at(-1) ?? {}), create(), create()])
    expect((await withProject(buyer.client)).project.id).toBeTruthy()
    const projects = await buyer.client.get<unknown[]>('/api/projects')
    const { rows } = await paying.app.deps.database.pool.query(
      'select project_count from users where email = $1',
      [buyer.client.email],
    )
    expect(rows[0].project_count).toBe(projects.body.length)
  })
})
