import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Config } from '#server/config.ts'
import type { WorkInProgress } from '#server/turns/work-in-progress.ts'
import type { Lifecycle } from './lifecycle.ts'
import { listSecurityHeaders } from './protection/list-security-headers.ts'

interface App {
  fetch: (
    request: Request,
    env: { incoming: IncomingMessage; outgoing: ServerResponse },
  ) => Response | Promise<Response>
}

/** Slow senders are cut off; an idle connection outlives the usual proxy's own limit of 60 s. */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
}

/** How a stop is spread over its 30 seconds, in milliseconds. */
const DRAIN = {
  /** A connection that is idle for this long after the stop began sends nothing more. */
  idleMs: 3_000,
  /** Then work that is still under way is told to end, so that streams close with an event. */
  workMs: 22_000,
  endMs: 25_000,
  checkMs: 25,
}

/** The app behind Node's server. Every response, also one made below the app, has our headers. */
export function createHttpServer(
  app: App,
  { config, lifecycle }: { config: Config; lifecycle: Lifecycle },
): Server {
  const headers = listSecurityHeaders(config)
  const listener = getRequestListener((request, env) =>
    app.fetch(request, env as Parameters<App['fetch']>[1]),
  )
  const server = createServer({ ...TIMEOUTS }, (incoming, outgoing) => {
    for (const [name, value] of headers) outgoing.setHeader(name, value)
    if (lifecycle.isDraining) outgoing.setHeader('Connection', 'close')
    void listener(incoming, outgoing)
  })
  return server
}

interface Drain {
  lifecycle: Lifecycle
  /** Work whose caller may be gone; it is waited for as well. */
  work: Pick<WorkInProgress, 'isBusy'>
  /** Somebody waits at the terminal: idle connections are not waited for. */
  hurried: boolean
}

/**
 * Ends the server without losing a request: takes no new connections, serves what still comes on
 * the open ones with `Connection: close`, and waits. `http.Server.close` would cut idle connections
 * at once, and with them requests that are on their way.
 */
export async function drain(server: Server, { lifecycle, work, hurried }: Drain): Promise<void> {
  lifecycle.drain()
  const begun = performance.now()
  let open = true
  NetServer.prototype.close.call(server, () => {
    open = false
  })
  while (open || work.isBusy) {
    const passed = performance.now() - begun
    if (hurried || passed >= DRAIN.idleMs) server.closeIdleConnections()
    if (passed >= DRAIN.workMs || (hurried && !open)) lifecycle.stop()
    if (passed >= DRAIN.endMs) server.closeAllConnections()
    await sleep(DRAIN.checkMs)
  }
}
