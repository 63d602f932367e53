import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/app.ts'
import { newScene } from './scene.ts'

describe('running the server', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openApp('pglite')
  })
  afterAll(() => app.close())

  it('says that it is alive and ready', async () => {
    expect((await app.visitor().get('/livez')).status).toBe(200)
    expect((await app.visitor().get('/readyz')).status).toBe(200)
  })

  it('describes its calls in the OpenAPI document', async () => {
    const calls = await readCalls()
    expect(calls.size).toBeGreaterThan(60)
    for (const call of ['get /api/projects/{id}/answers', 'post /api/projects/{id}/approvals']) {
      expect([...calls.keys()]).toContain(call)
    }
  })

  it('names both ways in which an account can be held back, or neither', async () => {
    for (const [call, codes] of await readCalls()) {
      const told = ['account_suspended', 'suspended_by_operator'].map((code) =>
        codes.includes(code),
      )
      expect([call, ...told]).not.toEqual([call, true, false])
    }
  })

  /** The codes of every call that is described. */
  async function readCalls(): Promise<Map<string, string[]>> {
    interface Described {
      paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>
    }
    const { body } = await app.visitor().get<Described>('/api/openapi.json')
    return new Map(
      Object.entries(body.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { responses }]) => [
          `${method} ${path}`,
          Object.values(responses).flatMap(({ description }) => description.split(', ')),
        ]),
      ),
    )
  }

  it('shows its figures to this machine, not past a proxy, and by the token alone once there is one', async () => {
    const { client, project } = await newScene(app)
    const shown = await client.get('/metrics')
    expect(shown.status).toBe(200)
    const counts = shown.text.split('\n').filter((line) => /_count\{.*route=/.test(line))
    expect(counts).toContain(
      'http_request_duration_seconds_count{method="POST",route="/api/projects",status="2xx"} 1',
    )
    expect(shown.text).not.toContain(project.id)
    for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
      expect((await client.get('/metrics', { [header]: '127.0.0.1' })).status).toBe(404)
    }
    const guarded = await openApp('pglite', { metricsToken: 'sixteen letters and more' })
    const read = (authorization?: string) => guarded.visitor().get('/metrics', { authorization })
    expect((await read()).status).toBe(404)
    expect((await read('Bearer wrong')).status).toBe(404)
    expect((await read('Bearer sixteen letters and more')).status).toBe(200)
    await guarded.close()
  })

  it('shows its figures to nobody in production without a token: a plain proxy looks like this machine', async () => {
    const production = await openApp('pglite', { mode: 'production' })
    expect((await production.visitor().get('/metrics')).status).toBe(404)
    expect(
      (await production.visitor().get('/metrics', { authorization: 'Bearer null' })).status,
    ).toBe(404)
    await production.close()
  })

  it.each([
    {
      of: 'a forwarded request',
      named: null,
      headers: { 'x-forwarded-for': '203.0.113.5' },
      times: 1,
    },
    {
      of: 'a header of another proxy',
      named: null,
      headers: { forwarded: 'for=203.0.113.5' },
      times: 1,
    },
    { of: 'a named header', named: 'x-real-ip', headers: { 'x-real-ip': '203.0.113.5' }, times: 0 },
    { of: 'no proxy', named: null, headers: {}, times: 0 },
  ])('warns $times times in the log of $of', async ({ named, headers, times }) => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(line) })
    const behind = await openApp('pglite', { clientAddressHeader: named }, { log })
    for (let n = 0; n < 3; n += 1) await behind.visitor().get('/livez', headers)
    const said = lines.filter((line) => line.includes('CLIENT_ADDRESS_HEADER is not set'))
    expect(said).toHaveLength(times)
    expect(said.join('')).not.toContain('203.0.113.5')
    await behind.close()
  })

  it('answers an unknown address with the page and 404, an unknown call or file with JSON', async () => {
    const page = await app.visitor().get('/no/such/page')
    expect([page.status, page.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/.git/config',
      '/.env',
      '/assets/app-abcd1234.js.map',
      '/package.json',
      '/src/main.ts',
      '/index.html.br',
    ]) {
      const { status, text } = await app.visitor().get(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).not.toMatch(/sources|dependencies|ref:/)
    }
  })

  it('lets hashed files be kept for good, and answers HEAD and If-None-Match', async () => {
    const path = '/assets/app-abcd1234.js'
    const file = await app.visitor().get(path)
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const etag = file.headers.get('etag') ?? ''
    expect((await app.visitor().get(path, { 'if-none-match': etag })).status).toBe(304)
    for (const address of [path, '/', '/livez']) {
      const head = await app.visitor().send('HEAD', address)
      expect([address, head.status, head.text]).toEqual([address, 200, ''])
    }
  })

  it('reads never write', async () => {
    const { client, path } = await newScene(app)
    app.statements.length = 0
    for (const part of ['', '/answers', '/consultations', '/documents', '/documents/latest']) {
      await client.get(`${path}${part}`)
    }
    await client.get('/api/projects')
    const isRead = (sql: string) =>
      /^\s*(?:select|with)\b/i.test(sql) && !/\b(?:insert|update|delete)\b/i.test(sql)
    expect(app.statements.filter((sql) => !isRead(sql))).toEqual([])
  })

  it('answers 503 while it drains, while it starts and while the database is away', async () => {
    const away = await openApp('pglite')
    const { client, path } = await newScene(away)
    await away.deps.database.close()
    const failed = await client.get(path)
    expect([failed.status, failed.body.code]).toEqual([503, 'unavailable'])
    expect(failed.headers.get('retry-after')).toBeTruthy()
    expect(failed.text).not.toMatch(/select|stack|node_modules/i)
    expect((await client.get('/livez')).status).toBe(200)
    expect((await client.get('/readyz')).status).toBe(503)
    app.lifecycle.drain()
    expect((await app.visitor().get('/readyz')).status).toBe(503)
    app.lifecycle.close()
    expect((await app.visitor().get('/readyz')).status).toBe(503)
    const last = await app.visitor().get('/livez')
    expect([last.status, last.headers.get('connection')]).toEqual([200, 'close'])
  })
})
