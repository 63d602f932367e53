import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Project } from '#contract/projects.ts'
import { openApp, type TestApp } from '#test/app.ts'
import { newScene } from './scene.ts'

describe('protection', () => {
  let app: TestApp
  let https: TestApp
  beforeAll(async () => {
    app = await openApp('pglite')
    https = await openApp('pglite', {
      mode: 'production',
      publicUrl: new URL('https://groundwork.example'),
      clientAddressHeader: 'x-client',
      metricsToken: 'a token for the metrics',
    })
  })
  afterAll(async () => {
    await app.close()
    await https.close()
  })

  it.each([
    ['another site', 'https://evil.example'],
    ['another port', 'http://localhost:4000'],
    ['a look-alike', 'http://localhost:3120.evil.example'],
    ['https of ours', 'https://localhost:3120'],
    ['a sandbox', 'null'],
    ['nobody', undefined],
    ['emptiness', ''],
  ])('refuses every change that comes from %s', async (_, origin) => {
    const { client, path } = await newScene(app)
    const before = (await client.get<Project>(path)).body
    const changes: [string, string, object | undefined][] = [
      ['POST', '/api/projects', { title: 'x' }],
      ['PATCH', path, { title: 'x' }],
      ['DELETE', path, undefined],
      ['POST', `${path}/answers`, { questionId: 'q1', value: 'x' }],
      ['POST', `${path}/consultations`, { question: 'x' }],
      ['POST', `${path}/generate-requirements`, undefined],
      ['POST', '/api/sign-in', { email: 'a@b.test', password: 'x' }],
      ['POST', '/api/sign-up', {}],
    ]
    for (const [method, at, body] of changes) {
      const sent = { body: body && JSON.stringify(body), headers: { origin } }
      const { status, body: answer, headers } = await client.send(method, at, sent)
      expect([method, at, status, answer.code]).toEqual([method, at, 403, 'origin_refused'])
      expect(headers.get('access-control-allow-origin')).toBeNull()
    }
    expect((await client.get(path)).body).toEqual(before)
  })

  it('takes either name of this machine outside production, and one origin alone in production', async () => {
    const { client, path } = await newScene(app)
    for (const origin of ['http://localhost:3120', 'http://127.0.0.1:3120', 'http://[::1]:3120']) {
      expect((await client.patch(path, { title: 'x' }, { origin })).status).toBe(200)
    }
    const origin = 'https://groundwork.example'
    const visitor = https.visitor()
    const from = (value: string) => visitor.post('/api/projects', {}, { origin: value })
    expect((await from(origin)).body.code).toBe('signed_out')
    expect((await from('http://groundwork.example')).body.code).toBe('origin_refused')
    expect((await from('http://localhost:3120')).body.code).toBe('origin_refused')
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    undefined,
  ])('refuses a body of type %s', async (type) => {
    const { client, path } = await newScene(app)
    const sent = { body: '{"title":"x"}', headers: { 'content-type': type ?? '' } }
    const { status, body } = await client.send('PATCH', path, sent)
    expect([status, body.code]).toEqual([415, 'unsupported_media_type'])
    expect((await client.get<Project>(path)).body.title).toBe('Yoga studio')
  })

  it('does not let a method be overridden, nor answer preflights', async () => {
    const { client, path } = await newScene(app)
    await client.post(path, {}, { 'x-http-method-override': 'DELETE' })
    await client.get(`${path}?_method=DELETE`, { 'x-http-method-override': 'DELETE' })
    expect((await client.get(path)).status).toBe(200)
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const preflight = await client.send('OPTIONS', '/api/projects', { headers })
    expect(preflight.status).toBeGreaterThanOrEqual(400)
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('knows no other method', async () => {
    for (const method of ['TRACE', 'PUT', 'PROPFIND', 'TRACK']) {
      for (const path of ['/', '/api/projects', '/livez']) {
        const first = await rawRequest(
          app.url,
          `${method} ${path} HTTP/1.1\r\nHost: x\r\nOrigin: http://localhost:3120\r\nConnection: close\r\n\r\n`,
        )
        expect([method, path, first]).toEqual([
          method,
          path,
          expect.stringMatching(/^HTTP\/1\.1 4\d\d/),
        ])
        expect(first).not.toContain('Origin: http')
      }
    }
  })

  it('refuses a body over the limit, also one that hides its length', async () => {
    const { client, path } = await newScene(app)
    const long = JSON.stringify({ title: 'x'.repeat(140_000) })
    const { status, body } = await client.send('PATCH', path, { body: long })
    expect([status, body.code]).toEqual([413, 'body_too_large'])
    const chunks = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(32)),
    })
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const endless = fetch(`${app.url}${path}`, {
      method: 'PATCH',
      body: chunks,
      duplex: 'half',
      headers: { cookie, 'content-type': 'application/json', origin: 'http://localhost:3120' },
    } as RequestInit)
    const answer = await endless.then(
      ({ status }) => status,
      () => 'cut off',
    )
    expect([413, 'cut off']).toContain(answer)
    expect((await client.get(path)).status).toBe(200)
  })

  it('carries its headers on every kind of answer', async () => {
    const { client, path } = await newScene(app)
    const answers = {
      json: await client.get(path),
      created: await client.post('/api/projects', {}),
      signedOut: await app.visitor().get('/api/projects'),
      notFound: await client.get('/api/nothing'),
      refused: await client.post('/api/projects', {}, { origin: 'https://evil.example' }),
      login: await client.get('/api/login'),
      page: await client.get('/dashboard'),
      lostPage: await client.get('/no/such/page'),
      asset: await client.get('/assets/app-abcd1234.js'),
      lostAsset: await client.get('/assets/app.js.map'),
      livez: await client.get('/livez'),
      readyz: await client.get('/readyz'),
      openapi: await client.get('/api/openapi.json'),
      badTarget: await client.get('/api/projects/%ff'),
    }
    for (const [name, { headers }] of Object.entries(answers)) {
      const policy = headers.get('content-security-policy') ?? ''
      for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
        expect([name, policy]).toEqual([name, expect.stringContaining(part)])
      }
      expect(policy).not.toMatch(/unsafe|\*/)
      expect([name, headers.get('x-content-type-options')]).toEqual([name, 'nosniff'])
      expect([name, headers.get('referrer-policy')]).toEqual([name, 'same-origin'])
      expect([name, headers.get('x-request-id')]).toEqual([
        name,
        expect.stringMatching(/^[\w-]{36}$/),
      ])
      expect([name, headers.get('cross-origin-opener-policy')]).toEqual([name, 'same-origin'])
      expect(headers.get('permissions-policy')).toBeTruthy()
      expect(headers.get('x-powered-by')).toBeNull()
      expect(headers.get('strict-transport-security')).toBeNull()
    }
    for (const { headers } of [
      answers.json,
      answers.signedOut,
      answers.notFound,
      answers.openapi,
    ]) {
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-type')).toMatch(/^application\/json/)
    }
    const secured = await https.visitor().get('/')
    expect(secured.headers.get('strict-transport-security')).toMatch(/^max-age=63072000/)
  })

  it('names the request in the error as in the header', async () => {
    const { headers, body } = await app.visitor().get('/api/projects')
    expect(body.requestId).toBe(headers.get('x-request-id'))
  })

  it.each(['/api/sign-in-options', '/.well-known/oauth-protected-resource/mcp'])(
    'turns a flood of %s from one network away, and nobody else',
    async (path) => {
      const visitor = https.visitor()
      const from = (client: string) => visitor.get(path, { 'x-client': client })
      const flood = await Promise.all(Array.from({ length: 620 }, () => from('203.0.113.5')))
      expect(flood.filter(({ status }) => status === 429)).toHaveLength(20)
      const refused = await from('203.0.113.5')
      expect(refused.body.code).toBe('too_many_requests')
      expect(refused.headers.get('retry-after')).toBe('1')
      expect((await from('203.0.113.6')).status).toBe(200)
      expect((await from('198.51.100.1, 203.0.113.5')).status).toBe(429)
      https.passTime(1000)
      expect((await from('203.0.113.5')).status).toBe(200)
    },
  )
})

/** What a server answers to bytes that no fetch would send. */
function rawRequest(url: string, request: string): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(port), hostname, () => socket.write(request))
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
}
