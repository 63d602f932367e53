import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { User } from '#contract/account.ts'
import { createOutboxMailer } from '#server/providers/create-outbox-mailer.ts'
import { PaymentError } from '#server/providers/payments.ts'
import { onEachDatabase, openApp, type TestApp } from '#test/app.ts'
import { type Client, PASSWORD, readUser } from '#test/client.ts'
import { leaveComment } from '#test/comments/scene.ts'
import { answeredScene, generate } from '#test/endpoints/scene.ts'
import { secondDevice, signIn, thiefOf, worth } from './people.ts'

const remove = (client: Client, confirmation: unknown = client.email) =>
  client.post('/api/profile/delete', { confirmation })

/** Pays for Premium in the test checkout, and gives the customer's id. */
async function subscribe(client: Client): Promise<string> {
  const { body } = await client.post<{ sessionId: string }>('/api/checkout/create-session')
  await client.post(`/api/test-checkout/${body.sessionId}`, { action: 'pay' })
  const { id } = await readUser(client)
  return `cus_test_${createHash('sha256').update(id).digest('hex').slice(0, 32)}`
}

/** In how many rows of each table a text occurs, whatever the column. */
async function traces({ deps: { db } }: TestApp, text: string): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const found: Record<string, number> = {}
  for (const { name } of rows) {
    const table = sql.identifier(name)
    const { rows: counted } = await db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${table} as line where line::text like ${`%${text}%`}`,
    )
    if (counted[0]?.count) found[name] = counted[0].count
  }
  return found
}

onEachDatabase('deleting an account', (open) => {
  it('removes everything, in every table, and every session is dead', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { client, path } = scene
    await generate(scene, { 'idempotency-key': 'k' })
    await client.post(`${path}/tellings`, { text: 'Notes.' })
    const guest = await leaveComment(app, scene)
    const email = 'dana-the-guest@dev.test'
    await guest.client.post('/api/shared/email', { ...guest.access, guest: guest.guest, email })
    await client.post('/api/comment-mails', { isMailed: false })
    expect(await traces(app, email)).toEqual({ guests: 1 })
    await client.post(`${path}/consultations`, { question: 'Enough?', questionId: 'q1' })
    await app.visitor().post('/api/password/forgot', { email: client.email })
    await client.post('/api/contact', { name: 'Mia', email: client.email, message: 'Hello' })
    await app.deps.auth.settled()
    const phone = await secondDevice(app, client)
    const thieves = [thiefOf(app, client), thiefOf(app, phone)]
    const { id } = await readUser(client)
    const before = await traces(app, id)
    for (const table of [
      'users',
      'sessions',
      'sign_in_methods',
      'verifications',
      'projects',
      'answers',
      'consultations',
      'tellings',
      'documents',
      'idempotency_keys',
      'contact_messages',
      'shares',
      'guests',
      'threads',
      'comment_mails',
    ]) {
      expect(before[table], table).toBeGreaterThan(0)
    }

    const response = await remove(client, `  ${client.email.toUpperCase()} `)
    expect([response.status, response.body]).toEqual([200, { outcome: 'account_deleted' }])
    expect(response.headers.get('set-cookie')).toMatch(
      /Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    expect(client.cookies.size).toBe(0)
    expect(await traces(app, id)).toEqual({})
    expect(await traces(app, client.email)).toEqual({})
    expect(await traces(app, email)).toEqual({})
    for (const old of [phone, ...thieves]) {
      expect(await worth(old)).toBe(401)
      expect((await old.get('/api/projects')).body.code).toBe('signed_out')
      expect((await old.post(`${path}/answers`, { questionId: 'q1', value: 'x' })).status).toBe(401)
      expect((await remove(old, client.email)).status).toBe(401)
    }
    expect((await signIn(app.visitor(), client.email, PASSWORD)).body.code).toBe(
      'wrong_credentials',
    )
  })

  it('ends the subscription first, and leaves nothing of it behind', async () => {
    const app = open()
    const client = await app.signUp()
    const customerId = await subscribe(client)
    const { id } = await readUser(client)
    expect((await traces(app, customerId)).test_payments).toBeGreaterThan(0)
    const ended: string[] = []
    const { payments } = app.deps
    const endSubscription = payments.endSubscription.bind(payments)
    payments.endSubscription = async (customer, deadline) => {
      expect((await traces(app, id)).users, 'the account is still there').toBe(1)
      ended.push(customer)
      return endSubscription(customer, deadline)
    }
    const response = await remove(client)
    payments.endSubscription = endSubscription
    expect(response.status).toBe(200)
    expect(ended).toEqual([customerId])
    expect(await traces(app, id)).toEqual({})
    expect(await traces(app, customerId)).toEqual({})
    expect(await traces(app, client.email)).toEqual({})
  })

  it('deletes nothing when the subscription could not be ended, and says so', async () => {
    const app = open()
    const client = await app.signUp()
    await subscribe(client)
    const { payments } = app.deps
    const endSubscription = payments.endSubscription.bind(payments)
    payments.endSubscription = async () => {
      throw new PaymentError('out of reach', { wasAnswered: false })
    }
    const response = await remove(client)
    payments.endSubscription = endSubscription
    expect([response.status, response.body.code]).toEqual([502, 'subscription_not_ended'])
    expect((await readUser(client)).subscriptionStatus).toBe('PREMIUM_ACTIVE')
    expect((await remove(client)).status).toBe(200)
  })

  it('does not give the same person a second trial', async () => {
    const app = open()
    const client = await app.signUp()
    expect((await readUser(client)).subscriptionStatus).toBe('TRIAL_ACTIVE')
    await remove(client)
    const again = app.visitor()
    const email = client.email.toUpperCase()
    const person = { firstName: 'Mia', lastName: 'Alvarez', email, password: PASSWORD }
    expect((await again.post('/api/sign-up', person)).status).toBe(200)
    const { body } = await again.get<User>('/api/auth/user')
    expect(body).toMatchObject({ subscriptionStatus: 'TRIAL_CANCELED', projectCount: 0 })
  })

  it.each([
    ['nothing', ''],
    ['another address', 'somebody@studio.test'],
    ['the word delete', 'DELETE'],
    ['a number', 5],
    ['a list', [['x']]],
  ])('changes nothing when %s is typed instead of the address', async (_case, typed) => {
    const app = open()
    const client = await app.signUp()
    const response = await remove(client, typed)
    expect([response.status, response.body.code, response.body.issues?.[0]?.path]).toEqual([
      400,
      'invalid_input',
      'confirmation',
    ])
    expect(await worth(client)).toBe(200)
  })

  it('of one person leaves the others as they are', async () => {
    const app = open()
    const other = await answeredScene(app)
    const client = await app.signUp()
    expect((await remove(client, other.client.email)).body.code).toBe('invalid_input')
    expect((await remove(client)).status).toBe(200)
    expect(await worth(other.client)).toBe(200)
    expect((await other.client.get<unknown[]>(`${other.path}/answers`)).body).toHaveLength(15)
  })

  it('at the same moment as saves and a generation leaves nothing behind', async () => {
    const app = open()
    const scene = await answeredScene(app)
    const { client, path } = scene
    const { id } = await readUser(client)
    const writer = thiefOf(app, client)
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, (_, index) =>
        writer.post(`${path}/answers`, { questionId: 'q2', value: `A rival text, ${index}.` }),
      ),
      generate({ ...scene, client: writer }),
      remove(client),
      writer.post('/api/projects', { title: 'Another' }),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await worth(writer)).toBe(401)
    expect(await traces(app, id)).toEqual({})
  })
})

it('leaves no email in the outbox', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-outbox-'))
  const mailer = createOutboxMailer({
    dataDir,
    from: 'a@b.test',
    log: { info: () => undefined },
    printLinks: false,
  })
  const long = `${'long'.repeat(15)}@${'studio.'.repeat(8)}test`
  for (const to of ['Mia@studio.test', long, 'other@studio.test']) {
    await mailer.send({ to, subject: 'Hello', text: 'To mia@studio.test' })
  }
  await mailer.forget?.('mia@studio.test')
  await mailer.forget?.(long)
  const left = readdirSync(join(dataDir, 'outbox'))
  expect(left).toHaveLength(1)
  expect(readFileSync(join(dataDir, 'outbox', left[0] ?? ''), 'utf8')).toContain(
    'other@studio.test',
  )
  rmSync(dataDir, { recursive: true })
})

it('is confirmed by mail only where there is a mail server', async () => {
  for (const smtpUrl of [null, 'smtp://mail.test']) {
    const app = await openApp('pglite', {})
    const client = await app.signUp()
    const sent: string[] = []
    app.deps.config.mail = { ...app.deps.config.mail, smtpUrl }
    app.deps.mailer.send = async (mail) => void sent.push(`${mail.to}: ${mail.subject}`)
    await remove(client)
    await app.deps.auth.settled()
    expect(sent).toEqual(smtpUrl ? [`${client.email}: Your Groundwork account is deleted`] : [])
    await app.close()
  }
})
