import { join } from 'node:path'
import { OpenAPIHono } from '@hono/zod-openapi'
import { AppError } from './app-error.ts'
import type { Deps } from './deps.ts'
import { errorResponse } from './http/response/error-response.ts'
import { apiRoutes } from './http/api-routes.ts'
import type { AppEnv } from './http/app-env.ts'
import { authRoutes } from './http/auth-routes.ts'
import { billingRoutes } from './http/billing/billing-routes.ts'
import { testPaymentRoutes } from './http/billing/test-payment-routes.ts'
import { webhookRoute } from './http/billing/webhook-route.ts'
import { contactRoutes } from './http/contact-routes.ts'
import { fileRoutes } from './http/files/file-routes.ts'
import { languageOf } from './http/language.ts'
import { Lifecycle } from './http/lifecycle.ts'
import { createMetrics } from './http/metrics.ts'
import { serveOpenApi } from './http/openapi.ts'
import { operationRoutes } from './http/operations.ts'
import { pageRoutes } from './http/pages/page-routes.ts'
import { profileRoutes } from './http/profile-routes.ts'
import { floodGuard } from './http/protection/flood-guard.ts'
import { originCheck } from './http/protection/origin-check.ts'
import { noticeUnnamedProxy } from './http/protection/unnamed-proxy.ts'
import { requestContext } from './http/request-context.ts'
import { sharedRoutes } from './http/shared-routes.ts'

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
  app.onError((error, c) => errorResponse(c, error))
  app.notFound((c) => errorResponse(c, new AppError('not_found')))
  app.use(requestContext(deps.log, { lifecycle, metrics }), noticeUnnamedProxy(deps))
  operationRoutes(app, deps, { lifecycle, metrics })
  webhookRoute(app, deps, lifecycle)
  // Any call may send an email, some of them from within Better Auth.
  app.use('/api/*', (c, next) => deps.auth.mail.speaking(languageOf(c), next))
  app.use('/api/*', floodGuard(deps), originCheck(deps.config), async (_, next) => {
    if (!lifecycle.isStarted) throw new AppError('unavailable')
    await next()
  })
  authRoutes(app, deps)
  apiRoutes(app, deps)
  contactRoutes(app, deps)
  sharedRoutes(app, deps)
  profileRoutes(app, deps)
  billingRoutes(app, deps)
  testPaymentRoutes(app, deps)
  fileRoutes(app, deps)
  serveOpenApi(app, VERSION)
  app.all('/api/*', (c) => errorResponse(c, new AppError('not_found')))
  pageRoutes(app, { webDir: options.webDir ?? WEB_DIR, config: deps.config })
  return app
}

/** The API's own version: it changes when a call does. */
const VERSION = '1'

function startedLifecycle(): Lifecycle {
  const lifecycle = new Lifecycle()
  lifecycle.started()
  return lifecycle
}
