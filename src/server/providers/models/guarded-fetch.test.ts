import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guardedFetch } from './guarded-fetch.ts'

const LIMITS = { firstByteMs: 1_000, idleMs: 500, totalMs: 2_000 }

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
    outgoing.end('fine\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

it('contacts the configured host alone, and follows nobody elsewhere', async () => {
  const fetch = guardedFetch({ baseUrl: `${addressOf(home)}/v1`, limits: LIMITS })
  expect(await (await fetch(`${addressOf(home)}/v1/chat`)).text()).toBe('fine\n')
  for (const url of [addressOf(foreign), 'http://169.254.169.254/latest', 'file:///etc/hosts']) {
    await expect(fetch(url)).rejects.toMatchObject({ code: 'unreachable' })
  }
  expect((await fetch(`${addressOf(home)}/away`)).status).toBe(302)
  expect(visits).toEqual(['home /v1/chat', 'home /away'])
})
