import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '#server/db/schema.ts'
import { webhookDeliveries } from '#server/db/tables/webhooks.ts'
import { deleteExpired } from '#server/jobs/delete-expired.ts'
import { readSender, takeDue } from '#server/webhooks/sending/queries.ts'
import { CLAIM_MS, sendDelivery } from '#server/webhooks/sending/send-delivery.ts'
import { onEachDatabase } from '#test/app.ts'
import { type Desk, log, openDesk, runJobs, seen, send, sendTest, userIdOf } from './scene.ts'

const DAY_MS = 24 * 3_600_000

onEachDatabase('a webhook of an account', (open) => {
  it('that the operator holds back waits, and is sent when it is let go', async () => {
    const desk = await openDesk(open())
    const { app, client, webhook, receiver } = desk
    const set = (suspendedAt: Date | null) =>
      app.deps.db.update(users).set({ suspendedAt }).where(eq(users.email, client.email))
    await sendTest(client, webhook.id)
    await set(app.deps.now())
    await runJobs(app)
    expect(receiver.received).toEqual([])
    expect(await log(desk)).toMatchObject([{ state: 'waiting', tries: 0 }])
    await set(null)
    await runJobs(app)
    expect(receiver.received).toHaveLength(1)
  })

  it.each([
    ['FREE', 'dropped', 0],
    ['SUSPENDED', 'dropped', 0],
    ['PREMIUM_CANCELED', 'delivered', 1],
  ] as const)('on %s: its messages are %s', async (status, state, arrived) => {
    const desk = await openDesk(open())
    await sendTest(desk.client, desk.webhook.id)
    await desk.app.setAccount(desk.client, { status })
    await runJobs(desk.app)
    expect(desk.receiver.received).toHaveLength(arrived)
    const fault = state === 'dropped' ? 'plan' : null
    expect(await log(desk)).toMatchObject([{ state, fault }])
  })

  it('that does not answer keeps nobody else waiting', async () => {
    const app = open()
    const slow = await openDesk(app)
    let release = () => {}
    slow.receiver.answerWith((response) => {
      release = () => response.writeHead(200).end()
    })
    const quick = await openDesk(app)
    await sendTest(slow.client, slow.webhook.id)
    const run = runJobs(app)
    await expect.poll(() => slow.receiver.received.length).toBe(1)
    // It comes while the slow one is still waited for.
    await sendTest(quick.client, quick.webhook.id)
    await expect.poll(() => quick.receiver.received.length, { timeout: 5_000 }).toBe(1)
    await sendTest(quick.client, quick.webhook.id)
    await expect.poll(() => quick.receiver.received.length, { timeout: 5_000 }).toBe(2)
    release()
    await run
    expect((await log(quick)).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
    expect(await log(slow)).toMatchObject([{ state: 'delivered' }])
  })

  it('keeps its log for thirty days', async () => {
    const desk = await openDesk(open())
    const { app } = desk
    await send(desk)
    app.passTime(20 * DAY_MS)
    await send(desk)
    app.passTime(11 * DAY_MS)
    await deleteExpired(app.deps.db, app.deps.now())
    const left = await app.deps.db
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.webhookId, desk.webhook.id))
    expect(left).toHaveLength(1)
  })
})

onEachDatabase('one message', (open) => {
  const claim = async ({ app, client, webhook }: Desk) => {
    const key = { userId: await userIdOf(app, client), webhookId: webhook.id }
    const now = app.deps.now()
    const until = new Date(now.getTime() + CLAIM_MS)
    return { key, taken: await takeDue(app.deps.db, key, { now, until, most: 4 }) }
  }

  it('is sent once by two servers that look at the same time', async () => {
    const desk = await openDesk(open())
    const { app, client, webhook, receiver } = desk
    const ids = []
    for (let at = 0; at < 12; at += 1) ids.push((await sendTest(client, webhook.id)).body.id)
    await Promise.all([runJobs(app), runJobs(app), runJobs(app)])
    const arrived = receiver.received.map(({ headers }) => String(headers['webhook-id']))
    expect(arrived.toSorted()).toEqual(ids.toSorted())
    expect((await log(desk)).map(({ tries }) => tries)).toEqual(ids.map(() => 1))
  })

  it('is sent again under its id by another server when the first died before it noted it', async () => {
    const desk = await openDesk(open())
    const { app, client, webhook, receiver, path } = desk
    await sendTest(client, webhook.id)
    // A server that claims it, sends it, and dies before it can say so.
    const { key, taken } = await claim(desk)
    const [delivery] = taken
    const sender = await readSender(app.deps.db, key)
    if (delivery === undefined || sender === null) throw new Error('nothing to send')
    const db = new Proxy(app.deps.db, {
      get: (target, name, self) => {
        if (name === 'transaction') throw new Error('the server has died')
        return Reflect.get(target, name, self)
      },
    })
    const dying = sendDelivery({ ...app.deps, db }, { webhook: sender.webhook, delivery })
    await expect(dying).rejects.toThrow('the server has died')
    expect(receiver.received).toHaveLength(1)
    // Meanwhile nobody else takes it, not even its owner.
    await runJobs(app)
    await client.post(`${path}/deliveries/${delivery.id}/again`)
    await runJobs(app)
    expect(receiver.received).toHaveLength(1)
    app.passTime(CLAIM_MS)
    await runJobs(app)
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids).toEqual([delivery.id, delivery.id])
    expect(await log(desk)).toMatchObject([{ state: 'delivered', tries: 2 }])
    // The first one, were it to wake up, changes nothing any more.
    receiver.answerWith(500)
    await sendDelivery(app.deps, { webhook: sender.webhook, delivery })
    expect(await log(desk)).toMatchObject([{ state: 'delivered', tries: 2 }])
    expect((await seen(desk))?.failingSince).toBeNull()
  })

  it('is kept among the newest thousand of its webhook', async () => {
    const desk = await openDesk(open())
    const { app, webhook, client } = desk
    const userId = await userIdOf(app, client)
    const rows = Array.from({ length: 1_005 }, (_, number) => ({
      ...{ userId, webhookId: webhook.id, id: `msg_${number}`, type: 'webhook.test' as const },
      ...{ data: {}, state: 'delivered' as const, nextTryAt: new Date(0) },
      createdAt: new Date(number),
    }))
    await app.deps.db.insert(webhookDeliveries).values(rows)
    await send(desk)
    const left = await app.deps.db
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.userId, userId))
    expect(left).toHaveLength(1_000)
    expect(left.some(({ id }) => id === 'msg_5')).toBe(false)
    expect(left.some(({ id }) => id === 'msg_6')).toBe(true)
    expect(await log(desk)).toHaveLength(100)
  })
})
