import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SharedThreads } from '#contract/threads/shared-endpoints.ts'
import type { Inbox } from '#contract/threads/thread-endpoints.ts'
import { catchUpPayments } from '#server/billing/catch-up-payments.ts'
import { findUnknownEvents } from '#server/billing/catch-up-queries.ts'
import { checkTrials } from '#server/billing/check-trials.ts'
import { endBilling } from '#server/billing/end-billing.ts'
import { deleteExpired } from '#server/jobs/delete-expired.ts'
import { settleReplies } from '#server/threads/mails/settle-replies.ts'
import { tellAskers } from '#server/threads/mails/tell-askers.ts'
import { tellFounders } from '#server/threads/mails/tell-founders.ts'
import { openApp, type TestApp } from '#test/app.ts'
import { type Client, readUser } from '#test/client.ts'
import { leaveComment } from '#test/comments/scene.ts'
import { answerAll, generate, type Scene, withProject } from '#test/endpoints/scene.ts'
import { tableScans } from '#test/statement-plans.ts'

let app: TestApp
beforeAll(async () => {
  app = await openApp('postgres')
})
afterAll(() => app?.close())

it('no statement of any call or job reads a whole table', async () => {
  const client = await app.signUp()
  await client.post('/api/password/forgot', { email: client.email })
  await client.post('/api/password/reset', { token: 'x'.repeat(43), password: 'seven loud bells' })
  await client.post('/api/email/verify', { token: 'x'.repeat(43) })
  await failMail(client)
  await client.get('/api/logout', { 'sec-fetch-site': 'same-origin' })
  await client.post('/api/sign-in', { email: client.email, password: 'nine quiet lamps' })
  await client.get('/api/auth/user')

  const scene = await withProject(client)
  const { path } = scene
  const keyed = { 'idempotency-key': crypto.randomUUID() }
  await client.patch(path, { title: 'Bookings', endDate: '2027-01-01T00:00:00.000Z' }, keyed)
  await client.patch(path, { title: 'Bookings', endDate: '2027-01-01T00:00:00.000Z' }, keyed)
  await client.get(path)
  await client.get('/api/projects')
  await answerAll(scene)
  await client.post(`${path}/answers`, { questionId: 'q1', value: 'Old.', version: 0 }, keyed)
  await client.get(`${path}/answers`)
  await client.post(`${path}/consultations`, { question: 'What is missing?', questionId: 'q1' })
  await client.get(`${path}/consultations`)
  expect((await generate(scene)).status).toBe(201)
  await client.get(`${path}/documents`)
  await client.get(`${path}/documents/1`)
  await commentAndReply(scene)
  await app.setAccount(client, { status: 'PREMIUM_ACTIVE' })
  expect((await client.delete(path)).status).toBe(200)
  await deleteExpired(app.deps.db, app.deps.now())
  await payAndEnd()

  expect(new Set(app.statements).size).toBeGreaterThan(20)
  expect(await tableScans(app.deps.database.pool, app.statements)).toEqual([])
})

/** An e-mail that no mail server takes, and its next try. */
async function failMail(client: Client): Promise<void> {
  const { auth, mailer } = app.deps
  const { send } = mailer
  mailer.send = () => Promise.reject(new Error('no mail server'))
  await client.post('/api/email/send-verification', { email: client.email })
  await auth.settled()
  app.passTime(60_000)
  await auth.mail.retryDue()
  mailer.send = send
  app.passTime(2 * 60_000)
  await auth.mail.retryDue()
}

/** What guests, their founder and the mails to both do. */
async function commentAndReply(scene: Scene): Promise<void> {
  const { client, path } = scene
  const guest = await leaveComment(app, scene)
  const own = { ...guest.access, guest: guest.guest }
  const { threads } = (await guest.client.post<SharedThreads>('/api/shared/threads', own)).body
  await guest.client.post('/api/shared/email', { ...own, email: 'dana@dev.test' })
  const { isMailed } = (await client.get<Inbox>('/api/threads')).body
  await client.get(`${path}/threads`)
  await tellFounders(app.deps)
  await client.post('/api/comment-mails', { isMailed })
  const at = `${path}/threads/${threads[0]?.id}`
  expect((await client.post(`${at}/reply`, { reply: 'On Sundays, too.' })).status).toBe(200)
  await client.post(`${path}/documents/corrections`)
  await settleReplies(app.deps, null)
  await tellAskers(app.deps)
  await client.patch(at, { isClosed: true })
  await client.post('/api/threads/seen', { until: app.deps.now().toISOString() })
  expect((await client.delete(at)).status).toBe(200)
}

/** A subscription from its checkout to its end, with what the jobs do beside it. */
async function payAndEnd(): Promise<void> {
  const { deps } = app
  const client = await app.signUp()
  const { body } = await client.post<{ sessionId: string }>('/api/checkout/create-session')
  expect((await client.get(`/api/test-checkout/${body.sessionId}`)).status).toBe(200)
  const paid = await client.post(`/api/test-checkout/${body.sessionId}`, { action: 'pay' })
  expect(paid.status).toBe(200)
  const portal = await client.post<{ url: string }>('/api/stripe/create-portal-session')
  const path = `/api${new URL(portal.body.url).pathname}`
  expect((await client.post(path, { action: 'cancel' })).status).toBe(200)
  await client.get('/api/billing')
  await client.post('/api/billing/reconcile')
  await client.post('/api/trial/cancel')
  await (await app.signUp()).post('/api/trial/cancel')
  await checkTrials(deps)
  await catchUpPayments(deps)
  await findUnknownEvents(deps.db, ['evt_1', 'evt_2'])
  const { id } = await readUser(client)
  await endBilling(deps, id)
}

it('a statement without a fitting index is found', async () => {
  const planted = [
    "SELECT * FROM users WHERE first_name = 'Mia'",
    'SELECT count(*) FROM answers',
    'DELETE FROM sessions WHERE user_agent = $1',
  ]
  const found = await tableScans(app.deps.database.pool, planted)
  expect(found).toEqual([
    `users: ${planted[0]}`,
    `answers: ${planted[1]}`,
    `sessions: ${planted[2]}`,
  ])
})

it('every foreign key has an index, so that a deletion reads no whole table', async () => {
  const { rows } = await app.deps.db.execute(sql`
    SELECT conrelid::regclass::text AS table, conname AS name
    FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT FROM pg_index
      WHERE indrelid = conrelid
        AND (string_to_array(indkey::text, ' ')::int2[])[1:cardinality(conkey)] = conkey
    )`)
  expect(rows).toEqual([])
})
