import { createHash } from 'node:crypto'
import type Stripe from 'stripe'
import type { ProviderSubscription } from '#domain/billing/provider-subscription.ts'
import { isLive } from '#domain/billing/status-machine.ts'
import { PREMIUM_PRICE, toCents } from '#domain/pricing.ts'
import type { Deadline } from '#server/providers/deadline.ts'
import {
  type CheckoutOrder,
  type Delivery,
  type Payer,
  PaymentError,
  type PaymentEvent,
  type PaymentPage,
  type Payments,
} from '#server/providers/payments.ts'
import type { StripeSettings } from '#server/settings/payments.ts'
import { callStripe, isMissing } from './call-stripe.ts'
import { connectStripe } from './connect-stripe.ts'
import { BILLING_EVENTS, readSignedEvent, toPaymentEvent } from './signed-event.ts'
import { toProviderSubscription } from './subscription-record.ts'

/** Of a hundred events each; more of them would be an error of ours. */
const MOST_PAGES = 500

/** Payment by Stripe: its checkout, its billing portal, its record of subscriptions. */
export class StripePayments implements Payments {
  readonly provider = 'stripe'
  readonly realm: 'stripe_live' | 'stripe_test'
  readonly #stripe: Stripe
  readonly #settings: StripeSettings
  readonly #publicUrl: URL
  #priceIsRight = false

  constructor(settings: StripeSettings, publicUrl: URL) {
    this.realm = /^(sk|rk)_live_/.test(settings.secretKey) ? 'stripe_live' : 'stripe_test'
    this.#settings = settings
    this.#publicUrl = publicUrl
    this.#stripe = connectStripe(settings)
  }

  /** Looked for before it is made, because a key is only good for a day. */
  async customerOf({ userId, email, number }: Payer & { number: number }, deadline: Deadline) {
    const found = await callStripe(deadline, (options) =>
      this.#stripe.customers.list({ email, limit: 100 }, options),
    )
    const known = found.data.find(({ metadata }) => metadata.user_id === userId)
    if (known) return known.id
    const fields = { email, metadata: { user_id: userId } }
    const idempotencyKey = keyOf(`customer-${userId}-${number}`, fields)
    const made = await callStripe(deadline, (options) =>
      this.#stripe.customers.create(fields, { ...options, idempotencyKey }),
    )
    return made.id
  }

  async openCheckout(order: CheckoutOrder, deadline: Deadline): Promise<PaymentPage> {
    await this.checkPrice(deadline)
    const { userId, customerId, number } = order
    const fields: Stripe.Checkout.SessionCreateParams = {
      mode: 'subscription',
      customer: customerId,
      client_reference_id: userId,
      line_items: [{ price: this.#settings.priceId, quantity: 1 }],
      success_url: new URL('/billing?success=true', this.#publicUrl).href,
      cancel_url: new URL('/billing?canceled=true', this.#publicUrl).href,
    }
    const idempotencyKey = keyOf(`checkout-${userId}-${number}`, fields)
    const session = await callStripe(deadline, (options) =>
      this.#stripe.checkout.sessions.create(fields, { ...options, idempotencyKey }),
    )
    if (session.url === null) throw new PaymentError('no address', { wasAnswered: true })
    return { sessionId: session.id, url: session.url }
  }

  async readCheckout(sessionId: string, deadline: Deadline): Promise<{ url: string | null }> {
    try {
      const { status, url } = await callStripe(deadline, (options) =>
        this.#stripe.checkout.sessions.retrieve(sessionId, {}, options),
      )
      return { url: status === 'open' ? url : null }
    } catch (error) {
      if (isMissing(error)) return { url: null }
      throw error
    }
  }

  async openPortal(customerId: string, deadline: Deadline): Promise<PaymentPage> {
    const return_url = new URL('/billing', this.#publicUrl).href
    const idempotencyKey = `portal-${crypto.randomUUID()}`
    const session = await callStripe(deadline, (options) =>
      this.#stripe.billingPortal.sessions.create(
        { customer: customerId, return_url },
        { ...options, idempotencyKey },
      ),
    )
    return { sessionId: session.id, url: session.url }
  }

  async readSubscriptions(customer: string, deadline: Deadline): Promise<ProviderSubscription[]> {
    const { data } = await callStripe(deadline, (options) =>
      this.#stripe.subscriptions.list({ customer, status: 'all', limit: 100 }, options),
    )
    return data.map(toProviderSubscription)
  }

  async endSubscription(customer: string, deadline: Deadline): Promise<void> {
    const open = await callStripe(deadline, (options) =>
      this.#stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }, options),
    )
    for (const { id } of open.data) {
      const idempotencyKey = `expire-${id}`
      await callStripe(deadline, (options) =>
        this.#stripe.checkout.sessions.expire(id, {}, { ...options, idempotencyKey }),
      )
    }
    const subscriptions = await this.readSubscriptions(customer, deadline)
    for (const { id } of subscriptions.filter(isLive)) {
      await callStripe(deadline, (options) => this.#stripe.subscriptions.cancel(id, {}, options))
    }
  }

  readEvent(delivery: Delivery, now: Date): PaymentEvent {
    return readSignedEvent(delivery, this.#settings.webhookSecret, now)
  }

  async eventsSince(moment: Date, deadline: Deadline): Promise<PaymentEvent[]> {
    const created = { gte: Math.floor(moment.getTime() / 1000) }
    const found: Stripe.Event[] = []
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const starting_after = found.at(-1)?.id
      const after = starting_after === undefined ? {} : { starting_after }
      const { data, has_more } = await callStripe(deadline, (options) =>
        this.#stripe.events.list({ created, types: BILLING_EVENTS, limit: 100, ...after }, options),
      )
      found.push(...data)
      // Stripe gives the newest first.
      if (!has_more) return found.reverse().map(toPaymentEvent)
    }
    throw new PaymentError('too many events', { wasAnswered: true })
  }

  /**
   * The configured price must be the one that every screen names
   * (docs/product.md#money-and-limits).
   */
  async checkPrice(deadline: Deadline): Promise<void> {
    if (this.#priceIsRight) return
    const { priceId } = this.#settings
    const price = await callStripe(deadline, (options) =>
      this.#stripe.prices.retrieve(priceId, {}, options),
    )
    const { amount, currency, interval } = PREMIUM_PRICE
    const isRight =
      price.active &&
      price.unit_amount === toCents(amount) &&
      price.currency === currency.toLowerCase() &&
      price.recurring?.interval === interval &&
      price.recurring.interval_count === 1
    if (!isRight) throw new WrongPriceError(priceId)
    this.#priceIsRight = true
  }
}

/** What is configured to be sold is not what the product says it costs. */
export class WrongPriceError extends PaymentError {
  constructor(priceId: string) {
    const { amount, currency, interval } = PREMIUM_PRICE
    super(
      `STRIPE_PRICE_ID names ${priceId}, which is not an active price of ${amount} ${currency} a ${interval}. Make such a price in Stripe and name it.`,
      { wasAnswered: true },
    )
    this.name = 'WrongPriceError'
  }
}

/** The same key for the same request; other fields are another request. */
function keyOf(name: string, fields: object): string {
  const hash = createHash('sha256').update(JSON.stringify(fields)).digest('base64url')
  return `${name}-${hash.slice(0, 16)}`
}
