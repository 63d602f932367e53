import { expect, it } from 'vitest'
import { catchUpPayments } from '#server/billing/catch-up-payments.ts'
import { type Buyer, onEachDatabase, type PayingApp, pay } from './scene.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Moves both clocks on. */
function pass({ app, stripe }: PayingApp, ms: number): void {
  app.passTime(ms)
  stripe.books.now += ms / 1000
}

const statusesOf = (buyers: readonly Buyer[]) => Promise.all(buyers.map((buyer) => buyer.status()))

onEachDatabase('events that no webhook brought (docs/reliability.md#r18)', (open) => {
  it('have their effect after three days, within one run', async () => {
    const paying = open()
    const { books } = paying.stripe
    const buyers = await Promise.all(Array.from({ length: 5 }, () => paying.buyer()))
    const [paid, ending, ended, failing, waiting] = buyers as [Buyer, Buyer, Buyer, Buyer, Buyer]
    pay(paying, paid)
    const endingOne = pay(paying, ending)
    const endedOne = pay(paying, ended)
    const failingOne = pay(paying, failing)
    pass(paying, DAY)
    books.cancelAtPeriodEnd(endingOne)
    books.failPayment(failingOne)
    pass(paying, DAY)
    books.end(endedOne)
    pass(paying, DAY)
    expect(await statusesOf(buyers)).toEqual(Array(5).fill('TRIAL_ACTIVE'))

    await catchUpPayments(paying.app.deps)
    const right = [
      'PREMIUM_ACTIVE',
      'PREMIUM_CANCELED',
      'SUSPENDED',
      'PREMIUM_ACTIVE',
      'TRIAL_ACTIVE',
    ]
    expect(await statusesOf(buyers)).toEqual(right)
    // What comes late after all changes nothing.
    for (const event of books.events) expect((await paying.deliver(event)).status).toBe(200)
    expect(await statusesOf(buyers)).toEqual(right)

    // From then on only what is new is read.
    pass(paying, 10 * MINUTE)
    const before = paying.stripe.calls.length
    pay(paying, waiting)
    await catchUpPayments(paying.app.deps)
    expect(await waiting.status()).toBe('PREMIUM_ACTIVE')
    expect(paying.stripe.calls.length - before).toBeLessThanOrEqual(5)
  })

  it('wait for the next run where one fails, and none is lost', async () => {
    const paying = open()
    const buyers = await Promise.all([paying.buyer(), paying.buyer()])
    for (const buyer of buyers) pay(paying, buyer)
    // Beyond the overlap of two runs.
    pass(paying, 20 * MINUTE)
    paying.stripe.fault = { kind: 'broken', on: /subscriptions/ }
    await catchUpPayments(paying.app.deps)
    paying.stripe.fault = null
    expect(await statusesOf(buyers)).toEqual(['TRIAL_ACTIVE', 'TRIAL_ACTIVE'])
    pass(paying, 3 * DAY)
    await catchUpPayments(paying.app.deps)
    expect(await statusesOf(buyers)).toEqual(['PREMIUM_ACTIVE', 'PREMIUM_ACTIVE'])
  })

  it('are looked for by one instance at a time', async () => {
    const paying = open()
    pass(paying, 10 * MINUTE)
    const before = paying.stripe.calls.length
    await Promise.all(Array.from({ length: 5 }, () => catchUpPayments(paying.app.deps)))
    const lists = paying.stripe.calls.slice(before).filter(({ name }) => name === 'GET /v1/events')
    expect(lists.length).toBe(1)
  })

  it('are not needed for a paid time that is over: its record is read anew', async () => {
    const paying = open()
    const { books } = paying.stripe
    const buyer = await paying.buyer()
    const subscription = pay(paying, buyer)
    for (const item of subscription.items.data) item.current_period_end = books.now + 86_400
    for (const event of books.events) await paying.deliver(event)
    pass(paying, 2 * DAY)
    Object.assign(subscription, { status: 'canceled', ended_at: books.now })
    expect(await buyer.status()).toBe('PREMIUM_ACTIVE')
    await catchUpPayments(paying.app.deps)
    expect(await buyer.status()).toBe('SUSPENDED')
  })
})
