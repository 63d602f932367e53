import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Agent, getGlobalDispatcher, setGlobalDispatcher } from 'undici'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guardFetch } from './guard-fetch.ts'

const LIMITS = { firstByteMs: 1_000, idleMs: 500, totalMs: 2_000, outputTokens: 1_000 }

let home: Server
let foreign: Server
const visits: string[] = []
beforeAll(async () => {
  foreign = await serve((path) => visits.push(`foreign ${path}`))
  home = await serve((path) => visits.push(`home ${path}`))
})
afterAll(() => {
  for (const server of [home, foreign]) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(visit: (path: string) => void): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? ''
    visit(path)
    if (path === '/away') outgoing.writeHead(302, { Location: addressOf(foreign) })
    if (path === '/late') return void setTimeout(() => outgoing.end('late\n'), 2_500)
    if (path === '/pause') {
      outgoing.write('begun\n')
      return void setTimeout(() => outgoing.end('late\n'), 2_500)
    }
    outgoing.end('fine\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

it('contacts the configured host alone, and follows nobody elsewhere', async () => {
  const fetch = guardFetch({ baseUrl: `${addressOf(home)}/v1`, limits: LIMITS })
  expect(await (await fetch(`${addressOf(home)}/v1/chat`)).text()).toBe('fine\n')
  for (const url of [addressOf(foreign), 'http://169.254.169.254/latest', 'file:///etc/hosts']) {
    await expect(fetch(url)).rejects.toMatchObject({ code: 'unreachable' })
  }
  expect((await fetch(`${addressOf(home)}/away`)).status).toBe(302)
  expect(visits).toEqual(['home /v1/chat', 'home /away'])
})

it('waits as long as it is configured to, whatever limits Node has of its own', async () => {
  const before = getGlobalDispatcher()
  // As Node's five minutes are, but shorter.
  setGlobalDispatcher(new Agent({ headersTimeout: 500, bodyTimeout: 500 }))
  try {
    const patient = { firstByteMs: 6_000, idleMs: 6_000, totalMs: 8_000, outputTokens: 1_000 }
    const url = addressOf(home)
    await expect((await fetch(`${url}/pause`)).text()).rejects.toThrow()
    const guarded = guardFetch({ baseUrl: url, limits: patient })
    expect(await (await guarded(`${url}/late`)).text()).toBe('late\n')
    expect(await (await guarded(`${url}/pause`)).text()).toBe('begun\nlate\n')
    const hasty = guardFetch({ baseUrl: url, limits: { ...patient, firstByteMs: 400 } })
    await expect(hasty(`${url}/late`)).rejects.toMatchObject({ code: 'slow' })
  } finally {
    setGlobalDispatcher(before)
  }
}, 30_000)
