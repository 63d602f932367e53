import { afterAll, beforeAll, describe } from 'vitest'
import type { Billing } from '#contract/billing/billing.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { openApp, type TestApp } from '#test/app.ts'
import type { Client, ClientResponse } from '#test/client.ts'
import { DIALECTS } from '#test/databases.ts'
import type { Subscription } from './stand-in/objects.ts'
import { type StandInStripe, startStandInStripe } from './stand-in/stand-in-stripe.ts'

/** The server with a stand-in for Stripe behind it. */
export interface PayingApp {
  app: TestApp
  stripe: StandInStripe
  /** Someone signed up who has opened the checkout, so that the provider knows a customer. */
  buyer(): Promise<Buyer>
  /** Delivers an event, signed at the app's present time. */
  deliver(event: object): Promise<ClientResponse>
  close(): Promise<void>
}

export interface Buyer {
  client: Client
  customer: string
  checkout: string
  status(): Promise<Billing['status']>
}

export interface CheckoutPage {
  sessionId: string
  url: string
}

export async function openPayingApp(
  dialect: Database['dialect'],
  changes: Partial<Config> = {},
): Promise<PayingApp> {
  const stripe = await startStandInStripe()
  const payments = { stripe: stripe.settings, testCheckout: false }
  const app = await openApp(dialect, { payments, ...changes })
  const deliver = (event: object) => {
    const at = Math.floor(app.deps.now().getTime() / 1000)
    return post(app.url, stripe.sign(event, at))
  }
  return {
    app,
    stripe,
    deliver,
    buyer: async () => {
      const client = await app.signUp()
      const { body } = await client.post<CheckoutPage>('/api/checkout/create-session')
      const checkout = body.sessionId
      const customer = stripe.books.sessions.get(checkout)?.customer
      if (customer === undefined) throw new Error(`no checkout: ${JSON.stringify(body)}`)
      return { client, customer, checkout, status: () => statusOf(client) }
    },
    close: async () => {
      await app.close()
      await stripe.close()
    },
  }
}

/** Runs the same tests on both databases, with one app and one stand-in for each. */
export function onEachDatabase(name: string, define: (open: () => PayingApp) => void): void {
  describe.each(DIALECTS)(`${name} on %s`, (dialect) => {
    let paying: PayingApp
    beforeAll(async () => {
      paying = await openPayingApp(dialect)
    })
    afterAll(() => paying?.close())
    define(() => paying)
  })
}

/** What the provider would send to the webhook's door. */
export async function post(
  url: string,
  { body, signature }: { body: string; signature?: string },
): Promise<ClientResponse> {
  const response = await fetch(`${url}/api/stripe/webhook`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(signature === undefined ? {} : { 'stripe-signature': signature }),
    },
  })
  const text = await response.text()
  const { status, headers } = response
  return { status, body: JSON.parse(text), text, headers }
}

export async function billingOf(client: Client): Promise<Billing> {
  return (await client.get<Billing>('/api/billing')).body
}

async function statusOf(client: Client): Promise<Billing['status']> {
  return (await billingOf(client)).status
}

/** Pays a buyer's checkout at the stand-in; no event is delivered. */
export function pay({ stripe }: PayingApp, { checkout }: Buyer): Subscription {
  const paid = stripe.books.pay(checkout)
  if (paid === null) throw new Error('the checkout cannot be paid')
  return paid
}
