import { createHash, timingSafeEqual } from 'node:crypto'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { AppError } from '#server/app-error.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from './app-env.ts'
import type { Lifecycle } from './lifecycle.ts'
import type { Metrics } from './metrics.ts'

/** Whoever asks within this time gets the same response, so that probes cost no statements. */
const READINESS_MS = 500

/** For whoever runs the server: is it alive, may it get requests, how is it doing. */
export function addOperationRoutes(
  app: OpenAPIHono<AppEnv>,
  deps: Pick<Deps, 'config' | 'database'>,
  { lifecycle, metrics }: { lifecycle: Lifecycle; metrics: Metrics },
): void {
  const databaseIsReady = remembered(() => deps.database.isReady())
  app.get('/livez', (c) => c.text('alive'))
  app.get('/readyz', async (c) => {
    if (lifecycle.isDraining) return c.text('draining', 503)
    const ready = lifecycle.isStarted && (await databaseIsReady())
    return ready ? c.text('ready') : c.text('database away', 503)
  })
  app.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, deps.config)) throw new AppError('not_found')
    return c.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType })
  })
}

/**
 * With the token from anywhere. Without one configured: in production nobody, because a plain proxy on
 * this machine looks like this machine itself; else only this machine and past no proxy.
 */
function mayReadMetrics(c: Context<AppEnv>, config: Deps['config']) {
  const { metricsToken, clientAddressHeader, mode } = config
  if (metricsToken !== null) {
    return isSame(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`)
  }
  if (mode === 'production') return false
  const proxied =
    clientAddressHeader !== null ||
    ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) => c.req.header(name))
  const address = c.env?.incoming?.socket.remoteAddress ?? ''
  return !proxied && /^(::ffff:)?127\.|^::1$/.test(address)
}

/** In the same time whatever differs. */
function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(right))
}

function remembered(ask: () => Promise<boolean>): () => Promise<boolean> {
  let probe = { at: Number.NEGATIVE_INFINITY, ready: Promise.resolve(false) }
  return () => {
    const at = performance.now()
    if (at - probe.at > READINESS_MS) probe = { at, ready: ask() }
    return probe.ready
  }
}
