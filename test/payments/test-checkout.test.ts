import { expect, it } from 'vitest'
import type { Billing } from '#contract/billing/billing.ts'
import type { TestCheckout, TestPortal } from '#contract/billing/test-payments.ts'
import { onEachDatabase, type TestApp } from '#test/app.ts'
import type { Client } from '#test/client.ts'

interface Page {
  sessionId: string
  url: string
}

const open = async (client: Client) =>
  (await client.post<Page>('/api/checkout/create-session')).body
const portal = async (client: Client) => {
  const { body } = await client.post<{ url: string }>('/api/stripe/create-portal-session')
  return `/api/test-portal/${new URL(body.url).pathname.split('/').at(-1)}`
}
const billing = async (client: Client) => (await client.get<Billing>('/api/billing')).body
const pay = async (client: Client) => {
  const { sessionId } = await open(client)
  return client.post<{ goTo: string }>(`/api/test-checkout/${sessionId}`, { action: 'pay' })
}
const act = (client: Client, path: string, action: string) =>
  client.post<TestPortal & { code?: string }>(path, { action })

onEachDatabase('the test checkout', (app) => {
  const signUp = () => app().signUp()

  it('makes an account premium when it is paid, once', async () => {
    const client = await signUp()
    expect(await billing(client)).toMatchObject({
      status: 'TRIAL_ACTIVE',
      price: { amount: 10, currency: 'USD', interval: 'month' },
      provider: 'test',
      renewsAt: null,
      hasCustomer: false,
    })
    const page = await open(client)
    expect(page.url).toBe(`http://localhost:3120/test-checkout/${page.sessionId}`)
    const path = `/api/test-checkout/${page.sessionId}`
    expect((await client.get<TestCheckout>(path)).body).toEqual({
      id: page.sessionId,
      state: 'open',
      email: client.email,
      price: { amount: 10, currency: 'USD', interval: 'month' },
    })
    const declined = await client.post<{ goTo: null }>(path, { action: 'decline' })
    expect([declined.status, declined.body.goTo]).toEqual([200, null])
    const canceled = await client.post<{ goTo: string }>(path, { action: 'cancel' })
    expect(canceled.body.goTo).toBe('/billing?canceled=true')
    expect((await billing(client)).status).toBe('TRIAL_ACTIVE')

    const paid = await client.post<{ goTo: string }>(path, { action: 'pay' })
    expect(paid.body.goTo).toBe('/billing?success=true')
    const after = await billing(client)
    expect(after).toMatchObject({ status: 'PREMIUM_ACTIVE', endsAt: null, pastDue: false })
    expect(Date.parse(after.renewsAt ?? '')).toBeGreaterThan(Date.now() + 27 * 86_400_000)
    const again = await client.post(path, { action: 'pay' })
    expect([again.status, again.body.code]).toEqual([409, 'test_payment_refused'])
  })

  it('leads an account that pays already to the portal', async () => {
    const client = await signUp()
    await pay(client)
    const page = await open(client)
    expect(page.url).toContain('/test-portal/')
    expect(page.sessionId).toMatch(/^bps_test_/)
  })

  it('cancels, resumes, renews, fails, recovers and ends', async () => {
    const client = await signUp()
    await pay(client)
    const path = await portal(client)
    const first = (await client.get<TestPortal>(path)).body
    expect(first.actions).toEqual(['cancel', 'renew', 'payment_fails'])
    const periodEnd = first.subscription?.periodEnd

    await act(client, path, 'cancel')
    expect(await billing(client)).toMatchObject({
      status: 'PREMIUM_CANCELED',
      renewsAt: null,
      endsAt: periodEnd,
    })
    expect((await act(client, path, 'renew')).body.code).toBe('test_payment_refused')
    await act(client, path, 'resume')
    expect(await billing(client)).toMatchObject({ status: 'PREMIUM_ACTIVE', renewsAt: periodEnd })
    const renewed = (await act(client, path, 'renew')).body
    expect(Date.parse(renewed.subscription?.periodEnd ?? '')).toBeGreaterThan(
      Date.parse(periodEnd ?? ''),
    )
    await act(client, path, 'payment_fails')
    expect(await billing(client)).toMatchObject({ status: 'PREMIUM_ACTIVE', pastDue: true })
    await act(client, path, 'payment_succeeds')
    expect(await billing(client)).toMatchObject({ status: 'PREMIUM_ACTIVE', pastDue: false })
    await act(client, path, 'cancel')
    const ended = (await act(client, path, 'end')).body
    expect(ended).toMatchObject({ subscription: { status: 'canceled' }, actions: [] })
    expect(await billing(client)).toMatchObject({
      status: 'SUSPENDED',
      renewsAt: null,
      endsAt: null,
      pastDue: false,
      hasCustomer: true,
    })

    expect((await pay(client)).body.goTo).toBe('/billing?success=true')
    expect((await billing(client)).status).toBe('PREMIUM_ACTIVE')
  })

  it('is nobody else’s', async () => {
    const [mine, other] = [await signUp(), await signUp()]
    const { sessionId } = await open(mine)
    const path = await portal(mine)
    for (const id of [`/api/test-checkout/${sessionId}`, path]) {
      expect((await other.get(id)).status).toBe(404)
      expect((await other.post(id, { action: 'cancel' })).status).toBe(404)
      expect((await app().visitor().get(id)).status).toBe(401)
    }
  })

  it('catches up on the return from checkout when no event came', async () => {
    const client = await signUp()
    const { sessionId } = await open(client)
    await withoutWebhook(app(), () =>
      client.post(`/api/test-checkout/${sessionId}`, { action: 'pay' }),
    )
    expect((await billing(client)).status).toBe('TRIAL_ACTIVE')
    const asked = await client.post<Billing>('/api/billing/reconcile')
    expect(asked.body.status).toBe('PREMIUM_ACTIVE')
    expect((await billing(client)).status).toBe('PREMIUM_ACTIVE')
  })
})

/** The door is shut: every delivery is refused. */
async function withoutWebhook(app: TestApp, work: () => Promise<unknown>): Promise<void> {
  const { payments } = app.deps
  const { readEvent } = payments
  payments.readEvent = () => {
    throw new Error('shut')
  }
  await work()
  payments.readEvent = readEvent.bind(payments)
}
