import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type {
  Webhook,
  WebhookDelivery,
  WebhookWithSecret,
} from '#contract/webhooks/webhook-endpoints.ts'
import { describeMessage } from '#contract/webhooks/webhook-events.ts'
import { RETRY_WAITS_MS } from '#domain/webhooks/plan-retry.ts'
import { webhooks } from '#server/db/tables/webhooks.ts'
import { CLAIM_MS } from '#server/webhooks/sending/send-delivery.ts'
import { sendWaiting } from '#server/webhooks/sending/send-waiting.ts'
import { onEachDatabase } from '#test/app.ts'
import { catchMails } from '#test/comments/scene.ts'
import { log, openDesk, runJobs, seen, send, sendTest, verify } from './scene.ts'

const DAY_MS = 24 * 3_600_000

onEachDatabase('a message on its way', (open) => {
  it('arrives whole and signed, as the library of Standard Webhooks wants it', async () => {
    const desk = await openDesk(open())
    const { id } = await send(desk)
    const [one, ...others] = desk.receiver.received
    expect(others).toEqual([])
    if (one === undefined) throw new Error('nothing arrived')
    expect(one.path).toBe('/hook')
    expect(one.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Groundwork-Webhooks/1',
      'webhook-id': id,
    })
    const message = verify(desk.webhook.secret, one)
    expect(describeMessage('webhook.test').parse(message)).toEqual(message)
    const forged = { ...one, body: one.body.replace('webhook.test', 'webhook.tess') }
    expect(() => verify(desk.webhook.secret, forged)).toThrow('No matching signature')
    expect(await log(desk)).toMatchObject([
      { id, state: 'delivered', status: 204, tries: 1, fault: null, nextTryAt: null },
    ])
  })

  it('is tried eight times over about a day, the same each time, and then failed', async () => {
    const desk = await openDesk(open())
    const { app, receiver } = desk
    receiver.answerWith(500)
    await send(desk)
    for (const wait of RETRY_WAITS_MS) {
      const before = receiver.received.length
      app.passTime(wait - 1)
      await runJobs(app)
      expect(receiver.received).toHaveLength(before)
      app.passTime(1)
      await runJobs(app)
      expect(receiver.received).toHaveLength(before + 1)
    }
    app.passTime(7 * DAY_MS)
    await runJobs(app)
    expect(receiver.received).toHaveLength(8)
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1)
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    const times = receiver.received.map(({ headers }) => Number(headers['webhook-timestamp']))
    expect(times).toEqual([...new Set(times)].sort((a, b) => a - b))
    expect(await log(desk)).toMatchObject([
      { state: 'failed', tries: 8, status: 500, fault: 'refused', nextTryAt: null },
    ])
    expect((await seen(desk))?.failingSince).not.toBeNull()
  })

  it('that is taken at last ends the failing, and can be sent again under its id', async () => {
    const desk = await openDesk(open())
    const { app, receiver, client, path } = desk
    receiver.answerWith(503)
    const { id } = await send(desk)
    receiver.answerWith(200)
    app.passTime(5_000)
    await runJobs(app)
    expect(await log(desk)).toMatchObject([{ state: 'delivered', tries: 2, status: 200 }])
    expect((await seen(desk))?.failingSince).toBeNull()
    app.passTime(CLAIM_MS)
    const again = await client.post<WebhookDelivery>(`${path}/deliveries/${id}/again`)
    expect(again.body).toMatchObject({ id, state: 'waiting', tries: 0 })
    await runJobs(app)
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([id, id, id])
  })

  it.each([
    ['later, in seconds', () => '3600', 3_600_000],
    ['later, by a date', (now: number) => new Date(now + 3_600_000).toUTCString(), 3_600_000],
    ['sooner than it would be', () => '1', 5_000],
    ['in a year', () => String(365 * 24 * 3_600), 36_000_000],
    ['at no moment', () => 'soon', 5_000],
  ])('is tried again when the receiver asks for it: %s', async (_, write, waitMs) => {
    const desk = await openDesk(open())
    const { app, receiver } = desk
    const now = app.deps.now().getTime()
    receiver.answerWith((response) => {
      response.writeHead(503, { 'retry-after': write(now) }).end()
    })
    await send(desk)
    const [entry] = await log(desk)
    expect(entry).toMatchObject({ state: 'waiting', status: 503 })
    const waits = new Date(entry?.nextTryAt ?? 0).getTime() - now
    // A date has no parts of a second.
    expect(Math.abs(waits - waitMs)).toBeLessThan(1_000)
  })

  it('is not followed where a redirect leads, and a long answer is kept to 500 letters', async () => {
    const desk = await openDesk(open())
    const { receiver } = desk
    receiver.answerWith((response) => {
      response.writeHead(302, { location: '/elsewhere' }).end(`a\0${'é'.repeat(100_000)}`)
    })
    await send(desk)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook'])
    const [entry] = await log(desk)
    expect(entry).toMatchObject({ state: 'waiting', status: 302, fault: 'refused' })
    expect(entry?.answer).toBe(`a${'é'.repeat(498)}`)
  })

  it('says where nobody listens', async () => {
    const desk = await openDesk(open())
    const address = 'http://127.0.0.1:9/'
    await desk.client.patch(desk.path, { address })
    await send(desk)
    expect(await log(desk)).toMatchObject([
      { state: 'waiting', fault: 'unreachable', status: null },
    ])
  })

  it('never leaves for an address that is not public, whatever was stored', async () => {
    const desk = await openDesk(open())
    const { app, webhook } = desk
    for (const address of ['https://10.0.0.7/', 'https://[fd00::1]/', 'https://169.254.169.254/']) {
      await app.deps.db.update(webhooks).set({ address }).where(eq(webhooks.id, webhook.id))
      await send(desk)
      expect((await log(desk))[0]).toMatchObject({ fault: 'not_public', status: null })
      app.passTime(1_000)
    }
  })

  it('is signed with both secrets for a day after a change, and then with the new one', async () => {
    const desk = await openDesk(open())
    const { app, client, path, receiver, webhook } = desk
    const { body: renewed } = await client.post<WebhookWithSecret>(`${path}/secret`)
    await send(desk)
    const [one] = receiver.received
    if (one === undefined) throw new Error('nothing arrived')
    expect(String(one.headers['webhook-signature']).split(' ')).toHaveLength(2)
    verify(webhook.secret, one)
    verify(renewed.secret, one)
    app.passTime(DAY_MS)
    await send(desk)
    const signatures = String(receiver.received[1]?.headers['webhook-signature']).split(' ')
    expect(signatures).toHaveLength(1)
  })

  it('is signed with both new secrets when two are made at once', async () => {
    const desk = await openDesk(open())
    const { client, path, receiver } = desk
    const renew = () => client.post<WebhookWithSecret>(`${path}/secret`)
    for (let round = 0; round < 10; round += 1) {
      const renewed = await Promise.all([renew(), renew()])
      await send(desk)
      const last = receiver.received.at(-1)
      if (last === undefined) throw new Error('nothing arrived')
      for (const { body } of renewed) verify(body.secret, last)
    }
  })

  it('is not sent when its secret cannot be read any more, until there is a new one', async () => {
    const desk = await openDesk(open())
    const { app, client, webhook } = desk
    await sendTest(client, webhook.id)
    const config = { ...app.deps.config, sessionSecret: 'another-secret-of-32-characters!' }
    await sendWaiting({ ...app.deps, config }, new AbortController().signal)
    expect(desk.receiver.received).toEqual([])
    expect(await log(desk)).toMatchObject([{ state: 'failed', fault: 'secret_lost', tries: 1 }])
    expect((await seen(desk))?.id).toBe(webhook.id)
  })
})

onEachDatabase('an address that fails', (open) => {
  it('is turned off at once when it says that it is gone, and its owner is mailed once', async () => {
    const desk = await openDesk(open())
    const { app, client, webhook, receiver } = desk
    const mails = catchMails(app)
    receiver.answerWith((response, { headers }) => {
      response.writeHead(headers['webhook-id'] ? 410 : 500).end()
    })
    await sendTest(client, webhook.id)
    await send(desk)
    await runJobs(app)
    expect((await seen(desk))?.off?.reason).toBe('gone')
    expect((await log(desk)).map(({ state }) => state)).toEqual(['dropped', 'dropped'])
    expect(mails.map(({ to }) => to)).toEqual([client.email])
    expect(mails[0]?.text).toContain(new URL(receiver.address).host)
    expect(mails[0]?.text).toContain('/dashboard/profile')
    expect(mails[0]?.text).not.toContain('/hook')
  })

  it('is turned off after five days without a success, and a mail that failed is sent later', async () => {
    const desk = await openDesk(open())
    const { app, receiver, client, path } = desk
    receiver.answerWith(500)
    await send(desk)
    app.passTime(5 * DAY_MS - 1)
    await send(desk)
    expect((await seen(desk))?.off).toBeNull()
    app.passTime(5_000)
    app.deps.mailer = { send: () => Promise.reject(new Error('the mail server is down')) }
    await runJobs(app)
    expect((await seen(desk))?.off?.reason).toBe('failing')
    const mails = catchMails(app)
    await runJobs(app)
    await runJobs(app)
    expect(mails).toHaveLength(1)
    // Turned on again, it begins anew.
    const { body } = await client.patch<Webhook>(path, { isOn: true })
    expect(body).toMatchObject({ off: null, failingSince: null })
    receiver.answerWith(200)
    await send(desk)
    expect((await log(desk))[0]).toMatchObject({ state: 'delivered' })
  })
})
