import type Stripe from 'stripe'
import * as objects from './objects.ts'

const MONTH = 30 * 86_400

/** What the stand-in knows, and what happens there when people pay and time passes. */
export class Books {
  /** Seconds since 1970: the test clock. */
  now = Math.floor(Date.now() / 1000)
  /** Names the objects of this server among those of others. */
  readonly #name = crypto.randomUUID().slice(0, 8)
  #count = 0
  readonly prices = new Map([['price_premium', objects.price('price_premium', 1000)]])
  readonly customers = new Map<string, ReturnType<typeof objects.customer>>()
  readonly sessions = new Map<string, objects.Session>()
  readonly subscriptions = new Map<string, objects.Subscription>()
  /** The oldest first. */
  readonly events: objects.StandInEvent[] = []

  id(kind: string): string {
    this.#count += 1
    return `${kind}_${this.#name}${this.#count}`
  }

  emit(type: string, object: object): objects.StandInEvent {
    // As it is at this moment: later changes do not reach an event that was made.
    const made = objects.event({ id: this.id('evt'), type, at: this.now }, structuredClone(object))
    this.events.push(made)
    return made
  }

  newCustomer(fields: { email: string | null; metadata: Stripe.Metadata }) {
    const made = { ...objects.customer(this.id('cus'), fields), created: this.now }
    this.customers.set(made.id, made)
    this.emit('customer.created', made)
    return made
  }

  newSession(fields: Omit<Parameters<typeof objects.checkoutSession>[1], 'at'>) {
    const id = this.id('cs')
    const made: objects.Session = objects.checkoutSession(id, { ...fields, at: this.now })
    this.sessions.set(id, made)
    return made
  }

  /** The person pays with a good card; null when the checkout is no longer open. */
  pay(sessionId: string): objects.Subscription | null {
    const session = this.sessions.get(sessionId)
    if (session?.status !== 'open') return null
    const made = this.subscribe(session.customer, session.metadata.price)
    Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: made.id })
    this.emit('checkout.session.completed', { ...session, url: null })
    this.emit('customer.subscription.created', made)
    this.emit('invoice.paid', this.#invoice(made))
    return made
  }

  subscribe(customer: string, priceId = 'price_premium'): objects.Subscription {
    const id = this.id('sub')
    const fields = { customer, priceId, at: this.now, periodEnd: this.now + MONTH }
    const made = objects.subscription(id, fields)
    this.subscriptions.set(id, made)
    return made
  }

  /** Changes a subscription and tells of it. */
  change(
    { id }: { id: string },
    fields: Partial<objects.Subscription>,
    type = 'customer.subscription.updated',
  ): objects.Subscription {
    const known = this.subscriptions.get(id)
    if (!known) throw new Error(`no subscription ${id}`)
    Object.assign(known, fields)
    this.emit(type, known)
    return known
  }

  renew(subscription: objects.Subscription): void {
    for (const item of subscription.items.data) item.current_period_end += MONTH
    this.emit('invoice.paid', this.#invoice(subscription))
    this.change(subscription, { status: 'active' })
  }

  failPayment(subscription: objects.Subscription): void {
    this.emit('invoice.payment_failed', this.#invoice(subscription))
    this.change(subscription, { status: 'past_due' })
  }

  /** As the portal does it: by the date. */
  cancelAtPeriodEnd(subscription: objects.Subscription): void {
    const cancel_at = subscription.items.data[0]?.current_period_end ?? this.now
    this.change(subscription, { cancel_at, canceled_at: this.now })
  }

  resume(subscription: objects.Subscription): void {
    this.change(subscription, { cancel_at: null, cancel_at_period_end: false, canceled_at: null })
  }

  end(subscription: objects.Subscription): objects.Subscription {
    const ended = { status: 'canceled', ended_at: this.now, canceled_at: this.now } as const
    return this.change(subscription, ended, 'customer.subscription.deleted')
  }

  /** Subscriptions of a customer that are or may yet be paid for. */
  live(customer: string): objects.Subscription[] {
    return [...this.subscriptions.values()].filter(
      (one) =>
        one.customer === customer && !['canceled', 'incomplete_expired'].includes(one.status),
    )
  }

  #invoice({ customer, id }: objects.Subscription) {
    return { id: this.id('in'), object: 'invoice', customer, subscription: id, total: 1000 }
  }
}
