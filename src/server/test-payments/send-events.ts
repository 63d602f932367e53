import Stripe from 'stripe'
import { PREMIUM_PRICE, toCents } from '#domain/pricing.ts'
import type { Deps } from '#server/deps.ts'
import type { TestEvent, TestInvoice, TestSession, TestSubscription } from './objects.ts'
import { testWebhookSecret, toSeconds } from './test-payments.ts'

/** Hands a signed event to the webhook's door, as the provider would; rejects unless it is taken. */
export type Deliver = (body: string, signature: string) => Promise<void>

export type SendDeps = Pick<Deps, 'config' | 'now' | 'newId'> & { deliver: Deliver }

/** Sends the events of a step, one after the other, signed as Stripe signs. */
export async function sendEvents(
  deps: SendDeps,
  types: readonly string[],
  { session, subscription }: { session?: TestSession; subscription: TestSubscription },
): Promise<void> {
  const created = toSeconds(deps.now())
  for (const type of types) {
    const event: TestEvent = {
      id: `evt_test_${deps.newId().replaceAll('-', '')}`,
      object: 'event',
      api_version: null,
      livemode: false,
      created,
      type,
      data: {
        object: type.startsWith('invoice.')
          ? invoice(deps, subscription, type)
          : type.startsWith('checkout.') && session
            ? session
            : subscription,
      },
    }
    const payload = JSON.stringify(event)
    const secret = testWebhookSecret(deps.config)
    const timestamp = created
    await deps.deliver(
      payload,
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    )
  }
}

function invoice({ newId }: SendDeps, { customer }: TestSubscription, type: string): TestInvoice {
  return {
    id: `in_test_${newId().replaceAll('-', '')}`,
    object: 'invoice',
    customer,
    currency: PREMIUM_PRICE.currency.toLowerCase(),
    total: toCents(PREMIUM_PRICE.amount),
    status: type === 'invoice.paid' ? 'paid' : 'open',
  }
}
