import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { Billing } from '#contract/billing/billing.ts'
import { endBilling } from '#server/billing/end-billing.ts'
import { users } from '#server/db/schema.ts'
import { startDeadline } from '#server/providers/deadline.ts'
import { StripePayments } from '#server/providers/stripe/stripe-payments.ts'
import type { Client } from '#test/client.ts'
import { billingOf, type CheckoutPage, onEachDatabase, type PayingApp, pay } from './scene.ts'
import { price } from './stand-in/objects.ts'
import { startStandInStripe } from './stand-in/stand-in-stripe.ts'

const open = async (client: Client, body?: unknown) =>
  client.post<CheckoutPage & { code?: string }>('/api/checkout/create-session', body)
const portal = (client: Client) => client.post<{ url: string }>('/api/stripe/create-portal-session')

async function userOf({ app }: PayingApp, client: Client) {
  const [row] = await app.deps.db.select().from(users).where(eq(users.email, client.email))
  if (!row) throw new Error('no such user')
  return row
}

/** What the stand-in has of a user. */
async function standingOf(paying: PayingApp, client: Client) {
  const { books } = paying.stripe
  const { id } = await userOf(paying, client)
  const customers = [...books.customers.values()].filter(({ metadata }) => metadata.user_id === id)
  const sessions = [...books.sessions.values()].filter((one) => one.client_reference_id === id)
  return { customers, sessions, live: customers.flatMap((customer) => books.live(customer.id)) }
}

onEachDatabase('the checkout (docs/reliability.md#r20)', (paying) => {
  it('opens one session for twenty requests at once, at the one price, whatever the body says', async () => {
    const client = await paying().app.signUp()
    const cheap = { price: 1, priceId: 'price_cheap', plan: 'free', amount: 0 }
    const responses = await Promise.all(Array.from({ length: 20 }, () => open(client, cheap)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    const { customers, sessions } = await standingOf(paying(), client)
    expect([customers.length, sessions.length]).toEqual([1, 1])
    expect(new Set(responses.map(({ body }) => body.url))).toEqual(new Set([sessions[0]?.url]))
    expect(responses[0]?.body.sessionId).toBe(sessions[0]?.id)
    expect(sessions[0]?.metadata.price).toBe('price_premium')
    expect(sessions[0]).toMatchObject({
      success_url: 'http://localhost:3120/billing?success=true',
      cancel_url: 'http://localhost:3120/billing?canceled=true',
    })
  })

  it('leads to the portal whoever has paid, even before any event came', async () => {
    const buyer = await paying().buyer()
    pay(paying(), buyer)
    const responses = await Promise.all(Array.from({ length: 20 }, () => open(buyer.client)))
    for (const { body } of responses) expect(body.url).toContain('billing.stripe.example')
    const { sessions, live } = await standingOf(paying(), buyer.client)
    expect([sessions.length, live.length]).toEqual([1, 1])
  })

  it('makes nobody premium who did not pay', async () => {
    const buyer = await paying().buyer()
    await buyer.client.get('/billing?success=true')
    await buyer.client.get('/dashboard?payment=success')
    const asked = await buyer.client.post<Billing>('/api/billing/reconcile')
    expect([asked.status, asked.body.status]).toEqual([200, 'TRIAL_ACTIVE'])
  })

  it('makes premium by the return alone, and by the webhook alone', async () => {
    const [returning, told] = [await paying().buyer(), await paying().buyer()]
    pay(paying(), returning)
    const asked = await returning.client.post<Billing>('/api/billing/reconcile')
    expect(asked.body).toMatchObject({ status: 'PREMIUM_ACTIVE', hasCustomer: true })
    pay(paying(), told)
    await paying().deliver(paying().stripe.books.events.at(-3) ?? {})
    expect(await told.status()).toBe('PREMIUM_ACTIVE')
  })

  it('opens a new session once one expired, and another for who comes back', async () => {
    const buyer = await paying().buyer()
    const { books } = paying().stripe
    const first = books.sessions.get(buyer.checkout)
    if (first) first.status = 'expired'
    const second = (await open(buyer.client)).body.sessionId
    expect(second).not.toBe(buyer.checkout)
    pay(paying(), { ...buyer, checkout: second })
    const [live] = books.live(buyer.customer)
    if (live) books.end(live)
    await paying().deliver(books.events.at(-1) ?? {})
    expect(await buyer.status()).toBe('SUSPENDED')
    const third = (await open(buyer.client)).body.sessionId
    expect([buyer.checkout, second]).not.toContain(third)
    pay(paying(), { ...buyer, checkout: third })
    await paying().deliver(books.events.at(-1) ?? {})
    expect(await buyer.status()).toBe('PREMIUM_ACTIVE')
    expect((await standingOf(paying(), buyer.client)).live.length).toBe(1)
  })

  it('leads who must still pay an open bill to the portal, not to a second subscription', async () => {
    for (const status of ['past_due', 'unpaid', 'paused', 'incomplete'] as const) {
      const buyer = await paying().buyer()
      const paid = pay(paying(), buyer)
      paying().stripe.books.change(paid, { status })
      expect((await open(buyer.client)).body.url).toContain('billing.stripe.example')
    }
  })

  it('shows the dates of the provider’s record', async () => {
    const buyer = await paying().buyer()
    const { books } = paying().stripe
    const paid = pay(paying(), buyer)
    await buyer.client.post('/api/billing/reconcile')
    const end = new Date((paid.items.data[0]?.current_period_end ?? 0) * 1000).toISOString()
    expect(await billingOf(buyer.client)).toMatchObject({ renewsAt: end, endsAt: null })
    books.cancelAtPeriodEnd(paid)
    await paying().deliver(books.events.at(-1) ?? {})
    expect(await billingOf(buyer.client)).toMatchObject({ renewsAt: null, endsAt: end })
    books.change(paid, { cancel_at: null, cancel_at_period_end: true })
    await paying().deliver(books.events.at(-1) ?? {})
    expect(await billingOf(buyer.client)).toMatchObject({
      status: 'PREMIUM_CANCELED',
      endsAt: end,
    })
  })

  it('opens the portal for an account that never paid, with one customer for it', async () => {
    const client = await paying().app.signUp()
    const urls = await Promise.all([portal(client), portal(client), portal(client)])
    for (const { status, body } of urls) {
      expect([status, body.url]).toEqual([200, expect.stringContaining('billing.stripe.example')])
    }
    await open(client)
    expect((await standingOf(paying(), client)).customers.length).toBe(1)
  })

  it('ends everything for an account that is deleted', async () => {
    const { app, stripe } = paying()
    const buyer = await paying().buyer()
    pay(paying(), buyer)
    const abandoned = stripe.books.newSession({
      customer: buyer.customer,
      priceId: 'price_premium',
      clientReference: 'x',
      successUrl: '',
      cancelUrl: '',
    })
    const { id } = await userOf(paying(), buyer.client)
    await endBilling(app.deps, id)
    expect(stripe.books.live(buyer.customer)).toEqual([])
    expect(abandoned.status).toBe('expired')
    await endBilling(app.deps, id)
    await endBilling(app.deps, (await userOf(paying(), await app.signUp())).id)
  })

  it('begins anew with a customer of its own where the ids are another provider’s', async () => {
    const buyer = await paying().buyer()
    const other = await startStandInStripe()
    const { deps } = paying().app
    const { payments } = deps
    const live = new StripePayments(other.settings, deps.config.publicUrl)
    deps.payments = Object.assign(live, { realm: 'stripe_live' })
    expect((await billingOf(buyer.client)).hasCustomer).toBe(false)
    const { body } = await open(buyer.client)
    expect(other.books.sessions.get(body.sessionId)?.status).toBe('open')
    expect((await billingOf(buyer.client)).hasCustomer).toBe(true)
    deps.payments = payments
    await other.close()
  })

  it('takes four statements at most', async () => {
    const { app } = paying()
    const client = await app.signUp()
    const counts: number[] = []
    for (const call of [
      () => client.get('/api/billing'),
      () => open(client),
      () => open(client),
      () => portal(client),
      () => client.post('/api/billing/reconcile'),
      () => client.post('/api/billing/reconcile'),
      () => client.post('/api/trial/cancel'),
      () => client.post('/api/trial/cancel'),
    ]) {
      app.statements.length = 0
      await call()
      counts.push(app.statements.filter((text) => !/^(begin|commit)$/.test(text)).length)
    }
    expect(counts).toEqual([2, 3, 2, 2, 4, 3, 2, 1])
  })

  it('sells nothing at another price', async () => {
    const { settings, books } = paying().stripe
    books.prices.set('price_wrong', price('price_wrong', 2900))
    const wrong = new StripePayments({ ...settings, priceId: 'price_wrong' }, new URL('http://x'))
    await expect(wrong.checkPrice(startDeadline(5_000))).rejects.toThrow(
      'STRIPE_PRICE_ID names price_wrong, which is not an active price of 10 USD a month.',
    )
    const order = { userId: 'u', email: 'u@x.test', number: 0, customerId: 'cus' }
    await expect(wrong.openCheckout(order, startDeadline(5_000))).rejects.toThrow('price_wrong')
  })
})
