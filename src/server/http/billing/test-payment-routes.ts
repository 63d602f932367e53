import type { OpenAPIHono } from '@hono/zod-openapi'
import * as test from '#contract/billing/test-payments.ts'
import type { Deps } from '#server/deps.ts'
import { addRoute } from '#server/http/add-route.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { PaymentError } from '#server/providers/payments.ts'
import { actOnTestCheckout, showTestCheckout } from '#server/test-payments/test-checkout.ts'
import { actOnTestPortal, showTestPortal } from '#server/test-payments/test-portal.ts'
import { WEBHOOK_PATH } from './add-webhook-route.ts'

/** The pages of the test provider; they exist only where it is on. */
export function testPaymentRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  if (deps.payments.provider !== 'test') return
  const sending = { ...deps, deliver: deliverTo(app) }
  addRoute(app, { deps, endpoint: test.readTestCheckout }, ({ account, params }) =>
    showTestCheckout(deps, { userId: account.id, ...params }),
  )
  addRoute(app, { deps, endpoint: test.actOnTestCheckout }, ({ account, params, body }) =>
    actOnTestCheckout(sending, { userId: account.id, ...params, ...body }),
  )
  addRoute(app, { deps, endpoint: test.readTestPortal }, ({ account, params }) =>
    showTestPortal(deps, { userId: account.id, ...params }),
  )
  addRoute(app, { deps, endpoint: test.actOnTestPortal }, ({ account, params, body }) =>
    actOnTestPortal(sending, { userId: account.id, ...params, ...body }),
  )
}

/** Through the door that Stripe's events come by, signature and all. */
function deliverTo(app: OpenAPIHono<AppEnv>) {
  return async (body: string, signature: string) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const response = await app.request(WEBHOOK_PATH, { method: 'POST', body, headers })
    if (!response.ok) throw new PaymentError('the event was not taken', { wasAnswered: true })
  }
}
