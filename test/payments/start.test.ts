import { once } from 'node:events'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startServerProcess } from '#test/server-process.ts'
import { price } from './stand-in/objects.ts'
import { type StandInStripe, startStandInStripe } from './stand-in/stand-in-stripe.ts'
import { surroundings } from './surroundings.ts'

let stripe: StandInStripe
let place: Awaited<ReturnType<typeof surroundings>>
beforeAll(async () => {
  stripe = await startStandInStripe()
  place = await surroundings(stripe)
})
afterAll(async () => {
  await stripe.close()
  await place.drop()
})

const PRODUCTION = { NODE_ENV: 'production', PUBLIC_URL: 'https://groundwork.example' }

/** What a start that is refused says, and its exit code. */
async function refusal(changes: Record<string, string>) {
  const server = startServerProcess({ ...place.environment, ...changes })
  const [code] = await once(server.process, 'exit')
  return [code, server.output().trim()]
}

it('says so and does not start when the price is another one', async () => {
  stripe.books.prices.set('price_29', price('price_29', 2900))
  expect(await refusal({ STRIPE_PRICE_ID: 'price_29' })).toEqual([
    1,
    'Groundwork could not start: STRIPE_PRICE_ID names price_29, which is not an active price of 10 USD a month. Make such a price in Stripe and name it.',
  ])
})

it('refuses production with test keys, without the webhook secret and with a stand-in (docs/reliability.md#r15)', async () => {
  const [code, said] = await refusal({ ...PRODUCTION, STRIPE_WEBHOOK_SECRET: '  ' })
  expect(code).toBe(1)
  expect(said).toContain('STRIPE_WEBHOOK_SECRET must be set as well')
  expect(said).toContain('STRIPE_SECRET_KEY is a test key')
  expect(said).toContain('STRIPE_API_BASE is for tests')
})

it('starts while the provider is away', async () => {
  stripe.fault = { kind: 'reset', on: /./ }
  const server = startServerProcess(place.environment)
  await server.ready()
  // Standard output is written some lines at a time.
  await vi.waitFor(() => {
    expect(server.output()).toContain('the price could not be checked')
  })
  await server.kill()
  stripe.fault = null
})
