import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { Client, signUp } from '#test/client.ts'
import { type ServerProcess, startServerProcess } from '#test/server-process.ts'
import { billingOf, type CheckoutPage, post } from './scene.ts'
import { startStandInStripe } from './stand-in/stand-in-stripe.ts'
import { surroundings } from './surroundings.ts'

/** Quick in `npm test`; `npm run suite -- payments` sets 100 (docs/reliability.md#r18). */
const KILLS = Number(process.env.PAYMENT_KILLS ?? 1)

it(`killed ${KILLS} times between receipt and effect, no event that was taken lacks its effect`, async () => {
  const stripe = await startStandInStripe()
  const { environment, drop } = await surroundings(stripe)
  let server = await started(environment)
  const client = await signUp(new Client(server.origin, server.origin))
  const { body } = await client.post<CheckoutPage>('/api/checkout/create-session')
  const subscription = stripe.books.pay(body.sessionId)
  if (!subscription) throw new Error('the checkout cannot be paid')

  const counts = { taken: 0, again: 0 }
  for (let round = 0; round < KILLS; round += 1) {
    const ends = round % 2 === 0
    if (ends) stripe.books.cancelAtPeriodEnd(subscription)
    else stripe.books.resume(subscription)
    const delivery = stripe.sign(stripe.books.events.at(-1) ?? {})
    stripe.lag = () => Math.random() * 40
    const sent = post(server.origin, delivery).catch(() => null)
    await sleep(Math.random() * 80)
    await server.kill()
    const answer = await sent
    server = await started(environment)
    if (answer?.status === 200) counts.taken += 1
    else {
      // As the provider does, until it is taken.
      counts.again += 1
      expect((await post(server.origin, delivery)).status).toBe(200)
    }
    const expected = ends ? 'PREMIUM_CANCELED' : 'PREMIUM_ACTIVE'
    expect([round, (await billingOf(client)).status]).toEqual([round, expected])
  }
  process.stdout.write(
    `${KILLS} kills: ${counts.taken} events taken before, ${counts.again} again, none without effect\n`,
  )
  await server.kill()
  await stripe.close()
  await drop()
}, 1_200_000)

async function started(environment: Record<string, string>): Promise<ServerProcess> {
  const server = startServerProcess(environment)
  await server.ready()
  return server
}
