import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Network } from '#server/providers/outside/call-outside.ts'
import { openApp, type TestApp } from '#test/app.ts'
import { DIALECTS } from '#test/databases.ts'
import { connectAgent, founderScene, readData } from './agent.ts'
import { answer, BACK, getTokens, lead, makeQuestion } from './letting-in.ts'

/** An authority and a certificate for editor.example.com, which nobody outside of this test trusts. */
const pem = (name: string) => readFileSync(new URL(`./https/${name}.pem`, import.meta.url), 'utf8')

const PUBLIC = { address: '93.184.215.14', family: 4 }
const HOSTS: Record<string, { address: string; family: number }[]> = {
  'editor.example.com': [PUBLIC],
  'inside.example.com': [{ address: '10.0.0.7', family: 4 }],
  'metadata.example.com': [PUBLIC, { address: '169.254.169.254', family: 4 }],
  'loop.example.com': [{ address: '::1', family: 6 }],
  'renamed.example.com': [PUBLIC],
}

describe.each(DIALECTS)('a client’s document over HTTPS on %s', (dialect) => {
  let app: TestApp
  let server: Server
  let asked: string[] = []
  let resolved: string[] = []
  const at = (path: string, host = 'editor.example.com') =>
    `https://${host}:${(server.address() as AddressInfo).port}${path}`
  const network: Network = {
    resolve: async (host) => {
      resolved.push(host)
      return HOSTS[host] ?? []
    },
    reach: (address) => {
      expect(address).toEqual(PUBLIC)
      return { address: '127.0.0.1', family: 4 }
    },
    authority: pem('ca'),
  }

  beforeAll(async () => {
    server = createServer({ key: pem('key'), cert: pem('cert') }, ({ url = '' }, response) => {
      asked.push(url)
      const document = { client_id: at(url), client_name: 'Editor', redirect_uris: [BACK] }
      const json = { 'content-type': 'application/json' }
      const send = (value: object) => response.writeHead(200, json).end(JSON.stringify(value))
      if (url === '/client.json') send(document)
      else if (url === '/moved.json') response.writeHead(302, { location: '/client.json' }).end()
      else if (url === '/huge.json') send({ ...document, note: 'x'.repeat(17 * 1024) })
      else if (url === '/endless.json') response.writeHead(200, json).write('['.repeat(20_000))
      else if (url === '/other.json') send({ ...document, client_id: at('/client.json') })
      else if (url === '/page.json') response.writeHead(200, { 'content-type': 'text/html' }).end()
      else response.writeHead(404, json).end('{}')
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    app = await openApp(dialect, {}, { network })
  })
  afterAll(async () => {
    server.closeAllConnections()
    server.close()
    await app.close()
  })

  it('lets its client in: read once, for a signed-in person alone', async () => {
    ;[asked, resolved] = [[], []]
    const { client: browser, project } = await founderScene(app)
    const client = { client_id: at('/client.json') }
    const { verifier, query } = makeQuestion(client)
    await lead(app.visitor(), query)
    expect(asked).toEqual([])
    const question = await lead(browser, query)
    expect([question.pathname, question.searchParams.get('error')]).toEqual(['/connect', null])
    const path = `/api/connections/asking?client=${encodeURIComponent(client.client_id)}`
    const host = new URL(client.client_id).host
    expect((await browser.get<object>(path)).body).toEqual({ name: 'Editor', host })
    const back = await answer(browser, await lead(browser, query), true)
    expect([asked, resolved]).toEqual([['/client.json'], ['editor.example.com']])

    const tokens = await getTokens(app, {
      ...client,
      grant_type: 'authorization_code',
      code: back.searchParams.get('code') ?? '',
      redirect_uri: BACK,
      code_verifier: verifier,
    })
    const agent = await connectAgent(app.url, tokens.access_token)
    const list = readData(await agent.call('list_projects'), 'list')
    expect(list).toMatchObject({ projects: [{ id: project.id }] })
    await agent.client.close()
  })

  it.each([
    ['that is a redirect', '/moved.json', 'editor.example.com', ['/moved.json']],
    ['that is too long', '/huge.json', 'editor.example.com', ['/huge.json']],
    ['that never ends', '/endless.json', 'editor.example.com', ['/endless.json']],
    ['of another client', '/other.json', 'editor.example.com', ['/other.json']],
    ['that is a page', '/page.json', 'editor.example.com', ['/page.json']],
    ['that is not there', '/none.json', 'editor.example.com', ['/none.json']],
    ['on a host inside', '/client.json', 'inside.example.com', []],
    ['on a host that is also the metadata service', '/client.json', 'metadata.example.com', []],
    ['on this machine', '/client.json', 'loop.example.com', []],
    ['on a host without an address', '/client.json', 'nowhere.example.com', []],
    ['on a host that its certificate does not name', '/client.json', 'renamed.example.com', []],
  ] as const)('refuses one %s', async (...[, path, host, requests]) => {
    ;[asked, resolved] = [[], []]
    const browser = await app.signUp()
    const client_id = at(path, host)
    const { query } = makeQuestion({ client_id })
    const target = await lead(browser, query)
    expect([target.pathname, target.searchParams.get('error')]).toEqual([
      '/connect',
      'invalid_client',
    ])
    expect([asked, resolved]).toEqual([requests, [host]])
    const name = `/api/connections/asking?client=${encodeURIComponent(client_id)}`
    expect((await browser.get(name)).status).toBe(404)
  })
})
