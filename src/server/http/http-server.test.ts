import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'
import { createHttpServer, drain } from './http-server.ts'
import { Lifecycle } from './lifecycle.ts'

const config = readConfig({ NODE_ENV: 'test', SESSION_SECRET: 'kX3v9Qe1Lr7Tn5Wb8Zc2Yd6Uf4Hg0Jm1' })
const idle = { isBusy: false }

async function openServer() {
  const lifecycle = new Lifecycle()
  lifecycle.started()
  const app = { fetch: () => new Response(lifecycle.isDraining ? 'draining' : 'ready') }
  const server = createHttpServer(app, { config, lifecycle })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, lifecycle, port: (server.address() as AddressInfo).port }
}

/** What is said on a connection of that agent's: a new one of nobody's. */
function ask(port: number, agent: Agent | false = false): Promise<string> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, agent }, (response) => {
      response.on('data', (text) => resolve(`${text}, ${response.headers.connection}`))
    })
    sent.on('error', (error: Error & { code?: string }) => resolve(error.code ?? error.message))
    sent.end()
  })
}

it('takes new connections for a while after it said that it is not ready', async () => {
  const { server, lifecycle, port } = await openServer()
  const kept = new Agent({ keepAlive: true, maxSockets: 1 })
  expect(await ask(port, kept)).toBe('ready, keep-alive')
  const drained = drain(server, { lifecycle, work: idle, delayMs: 300, hurried: false })
  expect(await ask(port)).toMatch('draining')
  // A connection that is closed early would be followed by a new one.
  expect(await ask(port, kept)).toBe('draining, keep-alive')
  await sleep(400)
  expect(await ask(port)).toBe('ECONNREFUSED')
  expect(await ask(port, kept)).toBe('draining, close')
  await drained
})

it.each([
  ['without such a while', 0, false],
  ['when somebody waits at the terminal', 5_000, true],
])('takes none at once %s', async (_, delayMs, hurried) => {
  const { server, lifecycle, port } = await openServer()
  const drained = drain(server, { lifecycle, work: idle, delayMs, hurried })
  await sleep(10)
  expect(await ask(port)).toBe('ECONNREFUSED')
  await drained
})
