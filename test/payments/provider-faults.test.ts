import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { saveOpened } from '#server/billing/queries.ts'
import { type Client, readUser } from '#test/client.ts'
import { type CheckoutPage, openPayingApp, type PayingApp, pay } from './scene.ts'
import type { Fault } from './stand-in/stand-in-stripe.ts'

/** In the long run the server is as patient as in the product. */
const IS_SLOW = Boolean(process.env.PAYMENT_SLOW)
const QUICK_MS = 1_500

let paying: PayingApp
beforeAll(async () => {
  paying = await openPayingApp('pglite')
  const { deps } = paying.app
  if (!IS_SLOW) deps.waits = { ...deps.waits, paymentMs: QUICK_MS }
})
afterEach(() => {
  paying.stripe.fault = null
  paying.stripe.lag = null
})
afterAll(() => paying.close())

const open = (client: Client) =>
  client.post<CheckoutPage & { code?: string; message?: string }>('/api/checkout/create-session')
const portal = (client: Client) => client.post('/api/stripe/create-portal-session')
const reconcile = (client: Client) => client.post('/api/billing/reconcile')

/** An answer after 30 seconds is to the waiting person what none is; the long run waits for it. */
const KINDS: Fault['kind'][] = ['hang', 'reset', 'too many', 'broken']
if (IS_SLOW) KINDS.push('slow')

const SENTENCES = {
  checkout: [502, 'checkout_failed', 'Failed to create checkout session'],
  portal: [502, 'portal_failed', 'Failed to open billing portal. Please try again.'],
  reconcile: [502, 'reconcile_failed', expect.any(String)],
}

async function timed(call: Promise<{ status: number; body: { code?: string; message?: string } }>) {
  const begun = performance.now()
  const { status, body } = await call
  const seconds = (performance.now() - begun) / 1000
  return { answer: [status, body.code, body.message], seconds }
}

function duplicates() {
  const { customers, sessions } = paying.stripe.books
  const users = [...customers.values()].map(({ metadata }) => metadata.user_id)
  const open = [...sessions.values()].filter(({ status }) => status === 'open')
  return {
    customers: users.length - new Set(users).size,
    sessions: open.length - new Set(open.map(({ customer }) => customer)).size,
    unkeyed: paying.stripe.calls.filter(
      ({ name, idempotencyKey }) => name.startsWith('POST') && idempotencyKey === null,
    ).length,
  }
}

/** docs/reliability.md#r21: one fault for all calls at once, so that the waiting is done once. */
it.each(KINDS)('says so within ten seconds when the provider fails: %s', async (kind) => {
  const fresh = await paying.app.signUp()
  const buyer = await paying.buyer()
  paying.stripe.fault = { kind, on: /./, ms: 30_000 }
  const found = await Promise.all([
    timed(open(fresh)),
    timed(open(buyer.client)),
    timed(portal(buyer.client)),
    timed(reconcile(buyer.client)),
  ])
  const expected = [SENTENCES.checkout, SENTENCES.checkout, SENTENCES.portal, SENTENCES.reconcile]
  expect(found.map(({ answer }) => answer)).toEqual(expected)
  // The product waits nine seconds: what did not look at the patience given would be found.
  expect(Math.max(...found.map(({ seconds }) => seconds))).toBeLessThan(IS_SLOW ? 10 : 6)
  paying.stripe.fault = null
  expect((await open(fresh)).status).toBe(200)
  expect((await open(buyer.client)).body.sessionId).toBe(buyer.checkout)
  expect((await portal(buyer.client)).status).toBe(200)
  expect(duplicates()).toEqual({ customers: 0, sessions: 0, unkeyed: 0 })
})

/** The thing was done and only its answer was lost: the next try must not do it again. */
it.each([
  ['reset', /^POST \/v1\/customers$/],
  ['broken', /^POST \/v1\/customers$/],
  ['reset', /^POST \/v1\/checkout/],
] as const)('makes nothing twice after a lost answer: %s on %s', async (kind, on) => {
  const client = await paying.app.signUp()
  paying.stripe.fault = { kind, on, done: true, times: 2 }
  await open(client)
  paying.stripe.fault = null
  const { status, body } = await open(client)
  expect(status).toBe(200)
  expect(duplicates()).toEqual({ customers: 0, sessions: 0, unkeyed: 0 })
  expect(paying.stripe.books.sessions.get(body.sessionId)?.status).toBe('open')
})

it('hands out one checkout alone when a failure was answered after one was made', async () => {
  const client = await paying.app.signUp()
  paying.stripe.fault = { kind: 'broken', on: /^POST \/v1\/checkout/, done: true, times: 1 }
  const responses = await Promise.all(Array.from({ length: 20 }, () => open(client)))
  const again = await Promise.all(Array.from({ length: 20 }, () => open(client)))
  const handedOut = [...responses, ...again].flatMap(({ body }) => body.sessionId ?? [])
  expect(new Set(handedOut).size).toBe(1)
  expect(again.every(({ status }) => status === 200)).toBe(true)
})

it('does not hand out a checkout that a rival’s has replaced meanwhile', async () => {
  const client = await paying.app.signUp()
  const { id: userId } = await readUser(client)
  paying.stripe.lag = () => 150
  const before = paying.stripe.books.sessions.size
  const asked = open(client)
  while (paying.stripe.books.sessions.size === before) await sleep(5)
  const rival = { customerId: 'cus_rival', checkoutId: 'cs_rival', checkoutCount: 1 }
  await saveOpened(paying.app.deps.db, { userId, realm: 'stripe_test', ...rival })
  const { status, body } = await asked
  expect([status, body.code]).toEqual([502, 'checkout_failed'])
})

it('does not end an account’s billing halfway without saying so', async () => {
  const buyer = await paying.buyer()
  pay(paying, buyer)
  const { payments } = paying.app.deps
  paying.stripe.fault = { kind: 'broken', on: /^DELETE/, times: 1 }
  const end = () => payments.endSubscription(buyer.customer, { left: () => 5_000 })
  await expect(end()).rejects.toThrow('the provider failed')
  await end()
  expect(paying.stripe.books.live(buyer.customer)).toEqual([])
})
