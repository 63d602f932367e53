import type { OpenAPIHono } from '@hono/zod-openapi'
import * as billing from '#contract/billing/billing.ts'
import { toUser } from '#server/accounts/account.ts'
import { cancelTrial } from '#server/billing/cancel-trial.ts'
import { createCheckout } from '#server/billing/create-checkout.ts'
import { createPortal } from '#server/billing/create-portal.ts'
import { getBilling } from '#server/billing/get-billing.ts'
import { reconcileBilling } from '#server/billing/reconcile-billing.ts'
import type { Deps } from '#server/deps.ts'
import { addRoute } from '#server/http/add-route.ts'
import type { AppEnv } from '#server/http/app-env.ts'

/** Plan, checkout and billing portal of the signed-in account. */
export function addBillingRoutes(app: OpenAPIHono<AppEnv>, deps: Deps): void {
  addRoute(app, { deps, endpoint: billing.getBilling }, ({ account }) => getBilling(deps, account))
  addRoute(app, { deps, endpoint: billing.reconcileBilling }, ({ account }) =>
    reconcileBilling(deps, account),
  )
  addRoute(app, { deps, endpoint: billing.createCheckoutSession }, ({ account }) =>
    createCheckout(deps, account),
  )
  addRoute(app, { deps, endpoint: billing.createPortalSession }, ({ account }) =>
    createPortal(deps, account),
  )
  addRoute(app, { deps, endpoint: billing.cancelTrial }, (input) =>
    cancelTrial(deps, { ...input, toUser: (account) => toUser(account, deps) }),
  )
}
