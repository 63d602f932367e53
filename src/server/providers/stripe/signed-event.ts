import Stripe from 'stripe'
import { z } from 'zod'
import { type Delivery, type PaymentEvent, WebhookRefused } from '#server/providers/payments.ts'

/** Seconds that a signature's time may lie in the past or in the future. */
const TOLERANCE = 300

/** One header, whole: two of them joined by a proxy would let one good signature carry another. */
const SIGNATURE = /^t=(\d{1,12})(?:,v\d=[0-9a-f]{64})+$/

/** The events that say something about what a customer pays for. All others are passed over. */
export const BILLING_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
]

const customer = z.union([z.string(), z.object({ id: z.string() })]).nullish()
const eventSchema = z.object({
  id: z.string().min(1).max(255),
  object: z.literal('event'),
  type: z.string().min(1).max(255),
  data: z.object({ object: z.looseObject({ customer: customer.catch(null) }) }),
})

/**
 * The event of a delivery. Throws `WebhookRefused` unless the signature over the body as it was
 * sent is right and not older than five minutes, nor younger than now by as much: the package
 * itself takes a time in the future.
 */
export function readSignedEvent(
  { body, signature }: Delivery,
  secret: string,
  now: Date,
): PaymentEvent {
  const time = SIGNATURE.exec(signature ?? '')?.[1]
  if (signature === undefined || time === undefined) throw new WebhookRefused('no signature')
  if (Number(time) - now.getTime() / 1000 > TOLERANCE) throw new WebhookRefused('in the future')
  try {
    const { signature: check } = Stripe.webhooks
    check?.verifyHeader(body, signature, secret, TOLERANCE, undefined, now.getTime())
    if (!check) throw new Error('no check')
  } catch {
    throw new WebhookRefused('wrong or old signature')
  }
  return toPaymentEvent(parseJson(body))
}

/** The part of a provider's event that counts: its object is read afresh, never taken from it. */
export function toPaymentEvent(value: unknown): PaymentEvent {
  const parsed = eventSchema.safeParse(value)
  if (!parsed.success) throw new WebhookRefused('not an event')
  const { id, type, data } = parsed.data
  const owner = data.object.customer
  const customerId = typeof owner === 'string' ? owner : (owner?.id ?? null)
  return { id, type, customerId: BILLING_EVENTS.includes(type) ? customerId : null }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
