import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createApp } from '#server/app.ts'
import { type Buyer, onEachDatabase, type PayingApp, pay, post } from './scene.ts'
import { signed } from './stand-in/stand-in-stripe.ts'

const SECRET = 'whsec_standin0123456789abcdef'

/** Everything that an event could change. */
async function snapshot({ app }: PayingApp): Promise<unknown> {
  const { rows } = await app.deps.db.execute(sql`
    select (select jsonb_agg(u order by id) from users u) as users,
      (select jsonb_agg(s order by user_id) from subscriptions s) as subscriptions,
      (select count(*) from webhook_events) as events`)
  return rows[0]
}

async function paidEvent(paying: PayingApp, buyer: Buyer) {
  pay(paying, buyer)
  const event = paying.stripe.books.events.at(-1)
  if (!event) throw new Error('no event')
  return event
}

onEachDatabase('the webhook’s door', (open) => {
  const now = () => Math.floor(open().app.deps.now().getTime() / 1000)

  it('refuses what is not signed, recent and whole, and changes nothing (docs/reliability.md#r15)', async () => {
    const paying = open()
    const buyer = await paying.buyer()
    const event = await paidEvent(paying, buyer)
    const good = signed(event, SECRET, now())
    const other = signed({ ...event, id: 'evt_other' }, SECRET, now())
    const huge = { ...event, padding: 'x'.repeat(2 * 1024 * 1024) }
    const bad: Record<string, { body: string; signature?: string }> = {
      'no signature': { body: good.body },
      'a byte-order mark before it': { ...good, body: `\ufeff${good.body}` },
      'an empty one': { body: good.body, signature: '' },
      'another secret': signed(event, 'whsec_another0123456789', now()),
      'a blank secret': { ...good, signature: `t=${now()},v1=${'0'.repeat(64)}` },
      '301 seconds old': signed(event, SECRET, now() - 301),
      '301 seconds ahead': signed(event, SECRET, now() + 302),
      're-serialised body': { ...good, body: JSON.stringify(event, null, 2) },
      'a changed body': { ...good, body: good.body.replace('invoice.paid', 'invoice.void') },
      'another event’s': { ...good, signature: other.signature },
      'a list of headers': { ...good, signature: `${good.signature}, ${other.signature}` },
      'no time': { ...good, signature: good.signature.replace(/^t=\d+,/, '') },
      'an older scheme': { ...good, signature: good.signature.replace('v1=', 'v0=') },
      'two megabytes': signed(huge, SECRET, now()),
      'no event': signed({ hello: 'there' }, SECRET, now()),
      'no JSON': { ...good, body: 'hello' },
    }
    const before = await snapshot(paying)
    const answers: Record<string, unknown> = {}
    for (const [name, delivery] of Object.entries(bad)) {
      const { status, body } = await post(paying.app.url, delivery)
      answers[name] = [status, body.code]
    }
    expect(answers).toEqual(
      Object.fromEntries(Object.keys(bad).map((name) => [name, [400, 'webhook_refused']])),
    )
    expect(await snapshot(paying)).toEqual(before)
    expect(await buyer.status()).toBe('TRIAL_ACTIVE')

    expect((await post(paying.app.url, signed(event, SECRET, now() - 299))).status).toBe(200)
    expect(await buyer.status()).toBe('PREMIUM_ACTIVE')
  })

  it('lets an event have its effect once, in a row, at once and over two instances (docs/reliability.md#r16)', async () => {
    const paying = open()
    const buyer = await paying.buyer()
    const event = await paidEvent(paying, buyer)
    const second = createApp({ ...paying.app.deps, registry: new Registry() })
    const { body, signature } = paying.stripe.sign(event, now())
    const deliverSecond = async () => {
      const headers = { 'stripe-signature': signature }
      const init = { method: 'POST', body, headers }
      return (await second.request('/api/stripe/webhook', init)).status
    }
    const changes = countChanges(paying)
    const statuses = await Promise.all([
      ...Array.from({ length: 20 }, async () => (await paying.deliver(event)).status),
      ...Array.from({ length: 20 }, deliverSecond),
    ])
    for (let time = 0; time < 5; time += 1) statuses.push((await paying.deliver(event)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    const { rows } = await paying.app.deps.db.execute(
      sql`select type, outcome from webhook_events where id = ${event.id}`,
    )
    expect(rows).toEqual([{ type: 'invoice.paid', outcome: 'changed' }])
    expect(changes()).toBe(1)
    expect(await buyer.status()).toBe('PREMIUM_ACTIVE')
  })

  it('answers 200 to events of other kinds, of strangers and of nobody, without a reading', async () => {
    const paying = open()
    const calls = paying.stripe.calls.length
    const event = { id: 'evt_x', object: 'event', type: 'product.created', data: { object: {} } }
    const object = { id: 'sub_1', customer: 'cus_stranger' }
    for (const given of [
      event,
      { ...event, id: 'evt_y', type: 'a.type.of.tomorrow', data: { object } },
      { ...event, id: 'evt_z', type: 'customer.subscription.updated', data: { object } },
      { ...event, id: 'evt_n', type: 'invoice.paid', data: { object: { customer: null } } },
    ]) {
      expect([given.type, (await paying.deliver(given)).status]).toEqual([given.type, 200])
    }
    expect(paying.stripe.calls.length).toBe(calls)
  })

  it('asks for the event again when the record cannot be read, and then gives it its effect', async () => {
    const paying = open()
    const buyer = await paying.buyer()
    const event = await paidEvent(paying, buyer)
    paying.stripe.fault = { kind: 'broken', on: /subscriptions/, times: 2 }
    for (let time = 0; time < 2; time += 1) {
      const failed = await paying.deliver(event)
      expect([failed.status, failed.body.code]).toEqual([503, 'unavailable'])
      expect(await buyer.status()).toBe('TRIAL_ACTIVE')
    }
    expect((await paying.deliver(event)).status).toBe(200)
    expect(await buyer.status()).toBe('PREMIUM_ACTIVE')
  })

  it('lets no reading that was overtaken write over a later one', async () => {
    const paying = open()
    const buyer = await paying.buyer()
    const event = await paidEvent(paying, buyer)
    const subscription = paying.stripe.books.live(buyer.customer)[0]
    if (!subscription) throw new Error('no subscription')
    const lags = [300, 0]
    paying.stripe.lag = () => lags.shift() ?? 0
    const calls = paying.stripe.calls.length
    const slow = paying.deliver(event)
    while (paying.stripe.calls.length === calls) await sleep(5)
    await sleep(30)
    paying.stripe.books.end(subscription)
    const last = paying.stripe.books.events.at(-1)
    expect((await paying.deliver(last ?? {})).status).toBe(200)
    expect(await buyer.status()).toBe('SUSPENDED')
    expect((await slow).status).toBe(200)
    expect(await buyer.status()).toBe('SUSPENDED')
    paying.stripe.lag = null
  })

  it('takes six statements for an event, four in its transaction, and one for a repeat', async () => {
    const paying = open()
    const event = await paidEvent(paying, await paying.buyer())
    const counts: number[] = []
    for (let time = 0; time < 2; time += 1) {
      paying.app.statements.length = 0
      await paying.deliver(event)
      const sent = paying.app.statements.filter((text) => !/^(begin|commit)$/.test(text))
      counts.push(sent.length)
    }
    expect(counts).toEqual([6, 1])
  })
})

/** How often the log told of a change from now on. */
function countChanges({ app }: PayingApp): () => number {
  const { log } = app.deps
  const { info } = log
  let count = 0
  log.info = ((fields: { event?: string }, ...rest: string[]) => {
    if (fields.event === 'subscription_changed') count += 1
    info.call(log, fields, ...rest)
  }) as typeof info
  return () => {
    log.info = info
    return count
  }
}
