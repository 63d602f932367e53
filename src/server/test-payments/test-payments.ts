import { createHash, createHmac } from 'node:crypto'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import type { CheckoutOrder, Delivery, Payer, Payments } from '#server/providers/payments.ts'
import { readSignedEvent } from '#server/providers/stripe/signed-event.ts'
import { toProviderSubscription } from '#server/providers/stripe/subscription-record.ts'
import type { TestSubscription } from './objects.ts'
import { findObject, keepObject, readObjects, removeObjects } from './queries.ts'

interface Options {
  config: Pick<Config, 'publicUrl' | 'sessionSecret'>
  db: Db
  now: () => Date
}

/**
 * A provider that charges no card: the same calls, records and signed events as Stripe's, out of
 * our own database, so that everything can be tried without a key (docs/product.md#payment).
 */
export class TestPayments implements Payments {
  readonly provider = 'test'
  readonly realm = 'test'
  readonly #options: Options

  constructor(options: Options) {
    this.#options = options
  }

  async customerOf({ userId, email }: Payer): Promise<string> {
    const id = `cus_test_${hashOf(userId)}`
    const customer = { id, object: 'customer' as const, email, metadata: { user_id: userId } }
    await keepObject(this.#options.db, id, customer)
    return id
  }

  async openCheckout({ userId, email, customerId, number }: CheckoutOrder) {
    await this.customerOf({ userId, email })
    const id = `cs_test_${hashOf(`${userId} ${number}`)}`
    await keepObject(this.#options.db, customerId, {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: userId,
      customer: customerId,
      subscription: null,
      created: toSeconds(this.#options.now()),
    })
    return { sessionId: id, url: this.#checkoutUrl(id) }
  }

  async readCheckout(sessionId: string) {
    const found = await findObject(this.#options.db, sessionId)
    const isOpen = found?.object === 'checkout.session' && found.status === 'open'
    return { url: isOpen ? this.#checkoutUrl(sessionId) : null }
  }

  async openPortal(customerId: string) {
    const id = `bps_test_${crypto.randomUUID().replaceAll('-', '')}`
    const session = { id, object: 'billing_portal.session' as const, customer: customerId }
    await keepObject(this.#options.db, customerId, session)
    return {
      sessionId: id,
      url: new URL(`/test-portal/${id}`, this.#options.config.publicUrl).href,
    }
  }

  async readSubscriptions(customerId: string) {
    return (await this.#subscriptions(customerId)).map(toProviderSubscription)
  }

  /** Nobody keeps books for a test: all that is known of the customer goes. */
  async endSubscription(customerId: string): Promise<void> {
    await removeObjects(this.#options.db, customerId)
  }

  readEvent(delivery: Delivery, now: Date) {
    return readSignedEvent(delivery, testWebhookSecret(this.#options.config), now)
  }

  /** None are missed: its pages deliver each event before they answer. */
  async eventsSince() {
    return []
  }

  /** It charges nothing, and shows the one price. */
  async checkPrice() {
    return undefined
  }

  async #subscriptions(customerId: string): Promise<TestSubscription[]> {
    const objects = await readObjects(this.#options.db, customerId)
    return objects.filter((object) => object.object === 'subscription')
  }

  #checkoutUrl(id: string): string {
    return new URL(`/test-checkout/${id}`, this.#options.config.publicUrl).href
  }
}

/** Signs the test provider's events: known to this server alone. */
export function testWebhookSecret({ sessionSecret }: Pick<Config, 'sessionSecret'>): string {
  const secret = createHmac('sha256', sessionSecret).update('test checkout webhook')
  return `whsec_${secret.digest('hex')}`
}

export function toSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
