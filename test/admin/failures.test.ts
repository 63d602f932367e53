import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminFailures } from '#contract/admin/failure-endpoints.ts'
import { keepFailedMail } from '#server/accounts/better-auth/failed-mail-queries.ts'
import type { Mail } from '#server/providers/mailer.ts'
import { type Client, readUser } from '#test/client.ts'
import { DIALECTS } from '#test/databases.ts'
import { answeredScene, generate } from '#test/endpoints/scene.ts'
import { openPayingApp, type PayingApp, pay } from '#test/payments/scene.ts'
import { actionsIn, confirm, signUpAs, verify } from './admin-app.ts'

const MINUTE = 60_000

describe.each(DIALECTS)('what failed, on %s', (dialect) => {
  let paying: PayingApp
  let admin: Client
  const sent: Mail[] = []
  let mailFault: (Error & { code?: string }) | null = null
  beforeAll(async () => {
    paying = await openPayingApp(dialect, { adminEmails: ['ops@studio.test'] })
    const { app } = paying
    app.deps.mailer.send = async (mail) => {
      if (mailFault) throw mailFault
      sent.push(mail)
    }
    admin = await signUpAs(app, 'ops@studio.test')
    await verify(app, 'ops@studio.test')
    await confirm(admin)
  })
  afterAll(() => paying.close())

  const failures = async () => (await admin.get<AdminFailures>('/api/admin/failures')).body
  const retry = (failed: object) =>
    admin.post<{ outcome?: string; code?: string }>('/api/admin/failures/retry', failed)
  const outcome = async (failed: object) => {
    const { status, body } = await retry(failed)
    return [status, body.outcome ?? body.code]
  }
  const refused = () => Object.assign(new Error('to mia@studio.test'), { code: 'ECONNREFUSED' })

  it('keeps an e-mail that no mail server took, in its language, and sends it once with a new link', async () => {
    const { app } = paying
    const person = await app.signUp()
    mailFault = refused()
    await person.post('/api/password/forgot', { email: person.email }, { 'accept-language': 'ja' })
    await app.deps.auth.settled()
    const [mail] = (await failures()).mails
    expect(mail).toMatchObject({
      email: person.email,
      kind: 'resetPassword',
      error: 'ECONNREFUSED',
      attempts: 1,
    })
    const failed = { what: 'mail', userId: mail?.userId, kind: 'resetPassword' }
    expect(await outcome(failed), 'it may be under way').toEqual([409, 'admin_conflict'])
    app.passTime(MINUTE)
    expect(await outcome(failed)).toEqual([200, 'failed'])
    expect((await failures()).mails).toMatchObject([{ attempts: 2 }])
    mailFault = null
    app.passTime(MINUTE)
    const before = sent.length
    const tries = await Promise.all([outcome(failed), outcome(failed), outcome(failed)])
    expect(tries.map(([status]) => status).sort()).toEqual([200, 409, 409])
    expect(sent.slice(before)).toMatchObject([{ to: person.email }])
    expect(sent.at(-1)?.text).toMatch(/[ぁ-ん][\s\S]*reset-password\?token=/)
    expect((await failures()).mails).toEqual([])
    const token = new URL(/https?:\S+/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '').searchParams.get(
      'token',
    )
    const reset = await person.post('/api/password/reset', { token, password: 'seven loud bells' })
    expect(reset.status).toBe(200)
  })

  it('sends one by itself at growing intervals, a few times, and once however many instances ask', async () => {
    const { app } = paying
    const { mail } = app.deps.auth
    const person = await app.signUp()
    mailFault = refused()
    await person.post('/api/password/forgot', { email: person.email })
    await app.deps.auth.settled()
    const begun = app.deps.now().getTime()
    const waited = async () => {
      const [failed] = (await failures()).mails
      const next = failed?.nextAttemptAt
      const minutes = next && (Date.parse(next) - app.deps.now().getTime()) / MINUTE
      return [failed?.attempts, minutes]
    }
    const seen = [await waited()]
    await mail.retryDue()
    for (const minutes of [1, 2, 4, 8, 16]) {
      app.passTime(minutes * MINUTE)
      await Promise.all([mail.retryDue(), mail.retryDue()])
      seen.push(await waited())
    }
    expect(seen).toEqual([
      [1, 1],
      [2, 2],
      [3, 4],
      [4, 8],
      [5, 16],
      [6, null],
    ])
    expect(app.deps.now().getTime() - begun).toBe(31 * MINUTE)
    app.passTime(60 * MINUTE)
    mailFault = null
    const before = sent.length
    await mail.retryDue()
    expect(sent.length).toBe(before)

    mailFault = refused()
    await person.post('/api/password/forgot', { email: person.email })
    await app.deps.auth.settled()
    mailFault = null
    expect(await waited()).toEqual([1, 1])
    app.passTime(MINUTE)
    await Promise.all([mail.retryDue(), mail.retryDue(), mail.retryDue()])
    expect(sent.slice(before).map(({ to }) => to)).toEqual([person.email])
    expect((await failures()).mails).toEqual([])
    await confirm(admin)
  })

  it('sends no link to confirm an address that is confirmed by now', async () => {
    const { app } = paying
    const person = await app.signUp()
    const { id } = await readUser(person)
    const now = app.deps.now()
    const failed = { userId: id, kind: 'verifyEmail', language: 'en', error: 'X', now } as const
    await keepFailedMail(app.deps.db, failed)
    await verify(app, person.email)
    app.passTime(MINUTE)
    const before = sent.length
    await app.deps.auth.mail.retryDue()
    expect(sent.length).toBe(before)
    expect((await failures()).mails).toEqual([])
  })

  it('forgets an e-mail that left another instance meanwhile', async () => {
    const { app } = paying
    const person = await app.signUp()
    const { id } = await readUser(person)
    const now = app.deps.now()
    const failed = { userId: id, kind: 'resetPassword', language: 'en', error: 'X', now } as const
    await keepFailedMail(app.deps.db, failed)
    await person.post('/api/password/forgot', { email: person.email })
    await app.deps.auth.settled()
    expect((await failures()).mails).toEqual([])
  })

  it('mails a contact message before its wait is over, and shows nothing of it', async () => {
    const { app } = paying
    mailFault = refused()
    const words = { name: 'Zed Zebra', email: 'zed@zebra.test', message: 'Zebras everywhere' }
    expect((await app.visitor().post('/api/contact', words)).status).toBe(502)
    const { messages } = await failures()
    expect(messages).toMatchObject([{ attempts: 1 }])
    expect(JSON.stringify(messages)).not.toMatch(/zebra/i)
    const failed = { what: 'message', id: messages[0]?.id }
    expect(await outcome(failed), 'it may be under way').toEqual([409, 'admin_conflict'])
    app.passTime(MINUTE)
    expect(await outcome(failed)).toEqual([200, 'failed'])
    mailFault = null
    app.passTime(MINUTE / 2)
    expect(await outcome(failed)).toEqual([200, 'done'])
    expect(sent.at(-1)?.text).toContain('Zebras everywhere')
    expect(await outcome(failed)).toEqual([409, 'admin_conflict'])
    expect((await failures()).messages).toEqual([])
  })

  it('keeps a payment event without its effect, and gives it its effect', async () => {
    const { app, stripe, deliver } = paying
    const buyer = await paying.buyer()
    pay(paying, buyer)
    const event = stripe.books.events.at(-1) ?? {}
    stripe.fault = { kind: 'reset', on: /subscriptions/ }
    expect((await deliver(event)).status).toBe(503)
    const [kept] = (await failures()).webhooks
    expect(kept).toMatchObject({ error: 'provider_away', attempts: 1 })
    const failed = { what: 'webhook', id: kept?.id }
    app.passTime(MINUTE)
    expect(await outcome(failed)).toEqual([200, 'failed'])
    const { payments } = app.deps
    app.deps.payments = {
      ...payments,
      readSubscriptions: () => Promise.reject(new Error('a fault here')),
    }
    app.passTime(MINUTE)
    expect(await outcome(failed)).toEqual([200, 'failed'])
    expect((await failures()).webhooks).toMatchObject([{ error: 'unknown', attempts: 3 }])
    app.deps.payments = payments
    stripe.fault = null
    app.passTime(MINUTE)
    expect(await outcome(failed)).toEqual([200, 'done'])
    expect(await buyer.status()).toBe('PREMIUM_ACTIVE')
    expect((await failures()).webhooks).toEqual([])
    expect(await outcome(failed)).toEqual([409, 'admin_conflict'])
  })

  it('shows no event that had its effect by another way', async () => {
    const { stripe, deliver } = paying
    pay(paying, await paying.buyer())
    const event = stripe.books.events.at(-1) ?? {}
    stripe.fault = { kind: 'reset', on: /subscriptions/ }
    expect((await deliver(event)).status).toBe(503)
    stripe.fault = null
    expect((await deliver(event)).status).toBe(200)
    expect((await failures()).webhooks).toEqual([])
  })

  it('shows which document could not be written, and why', async () => {
    const { app } = paying
    const person = await answeredScene(app)
    app.replaceAssistant({
      writeDocument: async () => {
        throw new Error('words of a user')
      },
    })
    expect((await generate(person)).status).toBe(502)
    app.replaceAssistant(null)
    const { generations } = await failures()
    expect(generations).toMatchObject([
      { email: person.client.email, error: 'generation_failed', stage: expect.any(String) },
    ])
    const overview = await admin.get<{ failures: object }>('/api/admin/overview')
    expect(overview.body.failures).toMatchObject({ generations: 1, mails: 0, webhooks: 0 })
  })

  it('tells in the log what was tried again, on what, and what came of it', async () => {
    const log = (await actionsIn(admin)).filter(({ action }) => action.startsWith('retry_'))
    const outcomes = (action: string) =>
      log.filter((each) => each.action === action).map((each) => each.outcome)
    expect(outcomes('retry_mail').sort()).toEqual([
      'admin_conflict',
      'admin_conflict',
      'admin_conflict',
      'done',
      'failed',
    ])
    expect(outcomes('retry_webhook').sort()).toEqual(['admin_conflict', 'done', 'failed', 'failed'])
    expect(log.find(({ action }) => action === 'retry_mail')?.subject).toBe('resetPassword')
  })

  it.each([{ what: 'mail', userId: 'x', kind: 'accountDeleted' }, { what: 'all' }, {}])(
    'refuses to try %j',
    async (failed) => {
      expect(await outcome(failed)).toEqual([400, 'invalid_input'])
    },
  )
})
