import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AccountStatus } from '#domain/account-status.ts'
import { DIALECTS } from '#test/databases.ts'
import { type Buyer, openPayingApp, type PayingApp } from './scene.ts'
import type { Books } from './stand-in/books.ts'
import type { StandInEvent, Subscription } from './stand-in/objects.ts'

/** Quick in `npm test`; `npm run suite -- payments` sets 1,000 and every order (docs/reliability.md#r17). */
const SHUFFLES = Number(process.env.PAYMENT_SHUFFLES ?? 8)
const EACH_ORDER = Number(process.env.PAYMENT_EACH_ORDER ?? 10)
/** Lives that go by beside each other. */
const AT_ONCE = 5
const SEED = Number(process.env.PAYMENT_SEED ?? Date.now() % 1_000_000)

/** What the provider goes through, one step at a time, and the status that a step leads to. */
type Step = [(books: Books, of: Subscription) => void, AccountStatus]

/** A life after the checkout was paid: twelve events with the three of the payment. */
const LIFE: Step[] = [
  [(books, of) => void books.change(of, { status: 'trialing' }), 'PREMIUM_ACTIVE'],
  [(books, of) => books.renew(of), 'PREMIUM_ACTIVE'],
  [(books, of) => books.failPayment(of), 'PREMIUM_ACTIVE'],
  [(books, of) => books.renew(of), 'PREMIUM_ACTIVE'],
  [(books, of) => books.cancelAtPeriodEnd(of), 'PREMIUM_CANCELED'],
  [(books, of) => books.resume(of), 'PREMIUM_ACTIVE'],
  [(books, of) => void books.change(of, { cancel_at_period_end: true }), 'PREMIUM_CANCELED'],
  [(books, of) => void books.end(of), 'SUSPENDED'],
]

describe.each(DIALECTS)('every order of events ends alike on %s', (dialect) => {
  let paying: PayingApp
  beforeAll(async () => {
    paying = await openPayingApp(dialect)
  })
  afterAll(() => paying?.close())

  it('orders of the five core events, of a life that ends and of one that will', async () => {
    let orders = 0
    for (const last of ['PREMIUM_CANCELED', 'SUSPENDED'] as const) {
      const buyer = await paying.buyer()
      const { subscription, events } = paid(paying, buyer)
      paying.stripe.books.cancelAtPeriodEnd(subscription)
      if (last === 'SUSPENDED') paying.stripe.books.end(subscription)
      else paying.stripe.books.change(subscription, { description: null })
      const core = events()
      expect(core.length).toBe(5)
      const chosen = permutations(core).filter((_, index) => index % EACH_ORDER === 0)
      for (const order of chosen) {
        // For each order the account is as if none had come.
        await paying.app.setAccount(buyer.client, { status: 'TRIAL_ACTIVE' })
        for (const event of order) await deliver(paying, { ...event, id: fresh(event) })
        expect([orders, await buyer.status()]).toEqual([orders, last])
        orders += 1
      }
    }
    say(`${orders} orders of five events on ${dialect}`)
    expect(orders).toBe(240 / EACH_ORDER)
  }, 120_000)

  it(`${SHUFFLES} shuffled lives of twelve events with repeats, some at once, some overtaken`, async () => {
    const random = generator(SEED)
    // Some readings are overtaken by later ones.
    paying.stripe.lag = () => (random(4) === 0 ? 60 : 0)
    let delivered = 0
    const liveOnce = async (round: number) => {
      const length = random(LIFE.length + 1)
      const buyer = await paying.buyer()
      delivered += await live(paying, buyer, { length, random })
      const expected = LIFE[length - 1]?.[1] ?? 'PREMIUM_ACTIVE'
      expect([SEED, round, length, await buyer.status()]).toEqual([SEED, round, length, expected])
    }
    for (let round = 0; round < SHUFFLES; round += AT_ONCE) {
      // So many sign-ups at one moment would be refused.
      paying.app.passTime(AT_ONCE * 1_000)
      const rounds = Array.from({ length: AT_ONCE }, (_, index) => round + index)
      await Promise.all(rounds.filter((one) => one < SHUFFLES).map(liveOnce))
    }
    paying.stripe.lag = null
    say(`${SHUFFLES} shuffled lives, ${delivered} deliveries on ${dialect}, seed ${SEED}`)
  }, 900_000)
})

/** Lets a life go by while its events come late, repeated and in bursts; how many deliveries. */
async function live(
  paying: PayingApp,
  buyer: Buyer,
  { length, random }: { length: number; random: (below: number) => number },
): Promise<number> {
  const { subscription, events } = paid(paying, buyer)
  const deliveries: Promise<void>[] = []
  const send = (event: StandInEvent) => deliveries.push(deliver(paying, event))
  const waiting = new Set<string>()
  const seen = new Set<string>()
  const sendSome = async (share: number) => {
    for (const event of events()) {
      if (!seen.has(event.id)) waiting.add(event.id)
      seen.add(event.id)
    }
    const known = new Map(events().map((event) => [event.id, event]))
    for (const id of shuffled([...known.keys()], random)) {
      const isDue = waiting.has(id) ? random(100) < share : random(100) < share / 8
      const event = known.get(id)
      if (!isDue || !event) continue
      waiting.delete(id)
      send(event)
      if (random(2) === 0) await deliveries.at(-1)
    }
  }
  for (const [step] of LIFE.slice(0, length)) {
    await sendSome(30)
    step(paying.stripe.books, subscription)
  }
  await sendSome(60)
  await sendSome(100)
  await Promise.all(deliveries)
  return deliveries.length
}

function paid({ stripe }: PayingApp, { checkout }: Buyer) {
  const begin = stripe.books.events.length
  const subscription = stripe.books.pay(checkout)
  if (!subscription) throw new Error('the checkout cannot be paid')
  const events = () =>
    stripe.books.events.slice(begin).filter(({ data }) => {
      return 'customer' in data.object && data.object.customer === subscription.customer
    })
  return { subscription, events }
}

async function deliver(paying: PayingApp, event: object): Promise<void> {
  const { status, text } = await paying.deliver(event)
  if (status !== 200) throw new Error(`the delivery was answered ${status} ${text}`)
}

let count = 0
/** The same event as if it were another one, so that each order is the first. */
function fresh({ id }: StandInEvent): string {
  count += 1
  return `${id}_${count}`
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]]
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  )
}

function shuffled<T>(items: readonly T[], random: (below: number) => number): T[] {
  return items
    .map((item) => [random(1_000_000), item] as const)
    .sort(([one], [other]) => one - other)
    .map(([, item]) => item)
}

/** Whole numbers below a bound, the same for the same seed. */
function generator(seed: number): (below: number) => number {
  const [numbers] = fc.sample(fc.infiniteStream(fc.nat()), { seed, numRuns: 1 })
  return (below) => Number(numbers?.next().value) % below
}

function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}
