import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from './app-error.ts'
import type { Deps } from './deps.ts'
import { addApiRoutes } from './http/add-api-routes.ts'
import { addAuthRoutes } from './http/add-auth-routes.ts'
import { addContactRoutes } from './http/add-contact-routes.ts'
import { addProfileRoutes } from './http/add-profile-routes.ts'
import { addAdminRoutes } from './http/admin/add-admin-routes.ts'
import { findAdmin } from './http/admin/require-admin.ts'
import { addAgentRoutes } from './http/agents/add-agent-routes.ts'
import { addOAuthRoutes } from './http/agents/add-oauth-routes.ts'
import type { AppEnv } from './http/app-env.ts'
import { addBillingRoutes } from './http/billing/add-billing-routes.ts'
import { addWebhookRoute } from './http/billing/add-webhook-route.ts'
import { testPaymentRoutes } from './http/billing/test-payment-routes.ts'
import { addFileRoutes } from './http/files/add-file-routes.ts'
import { chooseRequestLanguage } from './http/language.ts'
import { Lifecycle } from './http/lifecycle.ts'
import { createMetrics } from './http/metrics.ts'
import { serveOpenApi } from './http/openapi.ts'
import { addOperationRoutes } from './http/operations.ts'
import { addPageRoutes } from './http/pages/add-page-routes.ts'
import { checkOrigin } from './http/protection/check-origin.ts'
import { guardAgainstFloods } from './http/protection/guard-against-floods.ts'
import { requireStarted } from './http/protection/require-started.ts'
import { noticeUnnamedProxy } from './http/protection/unnamed-proxy.ts'
import { requestContext } from './http/request-context.ts'
import { makeErrorResponse } from './http/response/make-error-response.ts'
import { sharedRoutes } from './http/shared-routes.ts'
import { addGuestRoutes } from './http/threads/add-guest-routes.ts'
import { addStopRoute } from './http/threads/add-stop-route.ts'
import { addThreadRoutes } from './http/threads/add-thread-routes.ts'
import { addTrackerRoutes } from './http/trackers/add-tracker-routes.ts'

/** The build's output, beside `src`. */
const WEB_DIR = join(import.meta.dirname, '../../dist/web')

interface Options {
  /** Serving from the start unless given. */
  lifecycle?: Lifecycle
  webDir?: string
}

/** The whole HTTP application: protection first, then the API, then pages. */
export function createApp(deps: Deps, options: Options = {}): OpenAPIHono<AppEnv> {
  const lifecycle = options.lifecycle ?? startedLifecycle()
  const metrics = createMetrics(deps.registry)
  const app = new OpenAPIHono<AppEnv>()
  app.onError((error, c) => makeErrorResponse(c, error))
  app.notFound((c) => makeErrorResponse(c, new AppError('not_found')))
  app.use(requestContext(deps.log, { lifecycle, metrics }), noticeUnnamedProxy(deps))
  addOperationRoutes(app, deps, { lifecycle, metrics })
  addWebhookRoute(app, deps, lifecycle)
  addOAuthRoutes(app, deps, lifecycle)
  addStopRoute(app, deps, lifecycle)
  // Any call may send an email, some of them from within Better Auth.
  app.use('/api/*', (c, next) => deps.auth.mail.speaking(chooseRequestLanguage(c), next))
  app.use('/api/*', guardAgainstFloods(deps), checkOrigin(deps.config), requireStarted(lifecycle))
  addAdminRoutes(app, deps)
  addAuthRoutes(app, deps)
  addApiRoutes(app, deps)
  addContactRoutes(app, deps)
  sharedRoutes(app, deps)
  addGuestRoutes(app, deps)
  addThreadRoutes(app, deps)
  addTrackerRoutes(app, deps)
  addProfileRoutes(app, deps)
  addBillingRoutes(app, deps)
  testPaymentRoutes(app, deps)
  addFileRoutes(app, deps)
  addAgentRoutes(app, deps, lifecycle)
  serveOpenApi(app, VERSION)
  app.all('/api/*', (c) => makeErrorResponse(c, new AppError('not_found')))
  addPageRoutes(app, {
    webDir: options.webDir ?? WEB_DIR,
    config: deps.config,
    isAdmin: async (c) => (await findAdmin(c, deps)) !== null,
  })
  return app
}

/** The API's own version: it changes when a call does. */
const VERSION = '1'

function startedLifecycle(): Lifecycle {
  const lifecycle = new Lifecycle()
  lifecycle.started()
  return lifecycle
}
