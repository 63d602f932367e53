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
  /** New connections end after so long without one, and at the latest after so long more. */
  quietMs: 60,
  mostQuietMs: 3_000,
  /** A connection that is idle for this long after the last new one sends nothing more. */
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
    if (lifecycle.isClosing) outgoing.setHeader('Connection', 'close')
    void listener(incoming, outgoing)
  })
  return server
}

interface Drain {
  lifecycle: Lifecycle
  /** Work whose caller may be gone; it is waited for as well. */
  work: Pick<WorkInProgress, 'isBusy'>
  /** So long new connections are taken: whoever sends them learns from `/readyz` to stop. */
  delayMs: number
  /** Somebody waits at the terminal: neither new nor idle connections are waited for. */
  hurried: boolean
}

/**
 * Ends the server without losing a request: says that it is not ready, a moment later takes no new
 * connections, serves what still comes on the open ones with `Connection: close`, and waits. Not
 * sooner: a proxy that does not ask would have to open new ones, and those on their way are reset
 * when the door shuts. `http.Server.close` would cut idle connections at once, and with them requests
 * that are on their way.
 */
export async function drain(server: Server, options: Drain): Promise<void> {
  const { lifecycle, work, hurried } = options
  const delayMs = hurried ? 0 : options.delayMs
  const begun = performance.now()
  lifecycle.drain()
  if (delayMs > 0) await waitForQuiet(server, delayMs)
  await nextTurn()
  let open = true
  lifecycle.close()
  NetServer.prototype.close.call(server, () => {
    open = false
  })
  const idleFrom = performance.now() + (hurried ? 0 : DRAIN.idleMs)
  while (open || work.isBusy) {
    const passed = performance.now() - begun
    if (performance.now() >= idleFrom) server.closeIdleConnections()
    if (passed >= DRAIN.workMs || (hurried && !open)) lifecycle.stop()
    if (passed >= DRAIN.endMs) server.closeAllConnections()
    await sleep(DRAIN.checkMs)
    await nextTurn()
  }
}

/** Waits for so long, and then for a moment without a new connection. */
async function waitForQuiet(server: Server, delayMs: number): Promise<void> {
  const until = performance.now() + delayMs
  let newest = 0
  server.on('connection', () => {
    newest = performance.now()
  })
  await sleep(delayMs)
  while (performance.now() < until + DRAIN.mostQuietMs) {
    if (performance.now() - newest > DRAIN.quietMs) return
    await sleep(DRAIN.quietMs / 4)
  }
}

/**
 * Waits until everything that had come in was read: a connection that is closed with something unread,
 * or a door that is shut before it was let in, is reset for whoever sent it.
 */
function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
