import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Metrics } from './metrics.ts'

/** Names each request, then logs and counts it by its route, never by its address or content. */
export function requestContext(
  log: Logger,
  { lifecycle, metrics }: { lifecycle: Lifecycle; metrics: Metrics },
) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const requestId = randomUUID()
    const begun = performance.now()
    c.set('requestId', requestId)
    c.set('log', log)
    c.set('stopping', lifecycle.stopping)
    // Straight onto Node's response, which is cheaper than a Headers object for each request.
    if (c.env?.outgoing) c.env.outgoing.setHeader('X-Request-Id', requestId)
    else c.header('X-Request-Id', requestId)
    await next()
    const ms = performance.now() - begun
    const { method } = c.req
    const { status } = c.res
    const route = routePath(c)
    metrics.observe({ method, route, status, ms })
    const level = route.startsWith('/api') ? 'info' : 'debug'
    log[level]({ requestId, method, route, status, ms: Math.round(ms * 10) / 10 }, 'request')
  })
}
