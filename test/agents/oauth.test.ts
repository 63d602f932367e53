import { randomBytes } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Connection } from '#contract/agents/connection-endpoints.ts'
import { ORIGIN, onEachDatabase, openApp } from '#test/app.ts'
import { connectAgent, founderScene, readData } from './agent.ts'
import {
  answer,
  BACK,
  CLIENT,
  connect,
  getTokens,
  knowClient,
  lead,
  makeQuestion,
} from './letting-in.ts'

onEachDatabase('letting an agent in', (open) => {
  it('tells where to ask, and for what', async () => {
    const app = open()
    const challenge = await fetch(`${app.url}/mcp`, { method: 'POST' })
    expect(challenge.status).toBe(401)
    const told = challenge.headers.get('www-authenticate') ?? ''
    const [, metadata = ''] = /resource_metadata="([^"]+)"/.exec(told) ?? []
    expect(told).toContain('scope="requirements:read questions:write progress:write"')
    const read = async (path: string) => (await app.visitor().get<object>(path)).body
    const resource = await read(new URL(metadata).pathname)
    const issuer = `${ORIGIN}/api/auth`
    expect(resource).toMatchObject({
      resource: `${ORIGIN}/mcp`,
      authorization_servers: [issuer],
      scopes_supported: ['requirements:read', 'questions:write', 'progress:write'],
    })
    const server = await read('/.well-known/oauth-authorization-server/api/auth')
    expect(server).toMatchObject({
      issuer,
      code_challenge_methods_supported: ['S256'],
      client_id_metadata_document_supported: true,
      token_endpoint: `${issuer}/oauth2/token`,
    })
    for (const absent of ['registration_endpoint', 'introspection_endpoint', 'userinfo_endpoint']) {
      expect(server).not.toHaveProperty(absent)
    }
    expect((await app.visitor().post('/api/auth/oauth2/register', {})).status).toBe(404)
  })

  it('asks the person each time, and gives a token that can be taken back', async () => {
    const app = open()
    await knowClient(app)
    const { client: browser, project } = await founderScene(app)
    const asked = await lead(browser, makeQuestion().query)
    expect(asked.pathname).toBe('/connect')
    const told = await browser.get<object>(
      `/api/connections/asking?client=${encodeURIComponent(CLIENT)}`,
    )
    expect(told.body).toEqual({ name: 'Editor', host: 'editor.example.com' })

    const tokens = await connect(app, browser)
    expect(tokens.access_token).toMatch(/^gwa_[\w-]{43}$/)
    const agent = await connectAgent(app.url, tokens.access_token)
    const list = readData(await agent.call('list_projects'), 'list')
    expect(list).toMatchObject({ projects: [{ id: project.id }] })
    expect((await lead(browser, makeQuestion().query)).pathname).toBe('/connect')

    const refreshed = await getTokens(app, {
      grant_type: 'refresh_token',
      refresh_token: tokens.refresh_token,
    })
    expect(refreshed.access_token).not.toBe(tokens.access_token)
    const { body } = await browser.get<Connection[]>('/api/connections')
    expect(body).toMatchObject([
      {
        name: 'Editor',
        scopes: ['requirements:read', 'progress:write'],
        lastUsedAt: expect.any(String),
      },
    ])
    const [{ id = '' } = {}] = body
    const stranger = await app.signUp()
    expect((await stranger.get('/api/connections')).body).toEqual([])
    expect((await stranger.delete(`/api/connections/${id}`)).status).toBe(404)
    expect((await browser.delete(`/api/connections/${id}`)).status).toBe(200)
    expect((await browser.get('/api/connections')).body).toEqual([])
    for (const token of [tokens.access_token, refreshed.access_token]) {
      await expect(connectAgent(app.url, token)).rejects.toThrow()
    }
    const again = { grant_type: 'refresh_token', refresh_token: refreshed.refresh_token }
    expect((await getTokens(app, again)).error).toBeDefined()
  })

  it('takes a code once, from who began, for the address that was named', async () => {
    const app = open()
    await knowClient(app)
    const browser = await app.signUp()
    const { verifier, query } = makeQuestion()
    const code = async () => {
      const back = await answer(browser, await lead(browser, query), true)
      expect(back.origin + back.pathname).toBe(BACK)
      return back.searchParams.get('code') ?? ''
    }
    const trade = async (changes: Record<string, string> = {}) =>
      getTokens(app, {
        grant_type: 'authorization_code',
        code: await code(),
        redirect_uri: BACK,
        code_verifier: verifier,
        ...changes,
      })
    expect(
      (await trade({ code_verifier: randomBytes(32).toString('base64url') })).error,
    ).toBeDefined()
    expect((await trade({ redirect_uri: `${BACK}/else` })).error).toBeDefined()
    expect((await trade({ resource: 'https://other.example.com/mcp' })).error).toBeDefined()
    const used = await code()
    expect((await trade({ code: used })).error).toBeUndefined()
    expect((await trade({ code: used })).error).toBeDefined()
  })

  it('gives nothing to a no, a stranger, a forged question or another page', async () => {
    const app = open()
    await knowClient(app)
    const browser = await app.signUp()
    const { query } = makeQuestion()
    const asked = await lead(browser, query)
    const refused = await answer(browser, asked, false)
    expect(refused.searchParams.get('error')).toBe('access_denied')
    expect(refused.searchParams.get('code')).toBeNull()

    const visitor = app.visitor()
    const outside = await lead(visitor, query)
    expect([outside.pathname, outside.searchParams.get('sig')]).toEqual(['/connect', null])
    const body = { accept: true, oauth_query: asked.search.slice(1) }
    const path = '/api/auth/oauth2/consent'
    expect((await visitor.post(path, body)).status).toBe(401)
    expect((await browser.post(path, body, { origin: 'https://evil.test' })).status).toBe(403)
    const forged = { ...body, oauth_query: body.oauth_query.replace('read', 'write') }
    expect((await browser.post(path, forged)).status).toBe(400)

    for (const changes of [
      { redirect_uri: 'https://evil.test/back' },
      { client_id: 'nobody' },
      { code_challenge: '' },
      { code_challenge_method: 'plain' },
      { scope: 'everything' },
      { resource: 'https://evil.test/mcp' },
    ]) {
      const target = await lead(browser, makeQuestion(changes).query)
      expect([changes, target.searchParams.get('error') !== null]).toEqual([changes, true])
      expect(target.hostname).not.toBe('evil.test')
    }
    await app.setAccount(browser, { status: 'FREE' })
    expect((await browser.post(path, body)).body).toMatchObject({ code: 'premium_required' })
  })
})

it('lets programs register themselves where that is switched on', async () => {
  const app = await openApp('pglite', { agents: { registration: true } })
  try {
    const body = JSON.stringify({
      client_name: 'Old editor',
      redirect_uris: [BACK],
      token_endpoint_auth_method: 'none',
    })
    const headers = { 'content-type': 'application/json' }
    const register = () =>
      fetch(`${app.url}/api/auth/oauth2/register`, { method: 'POST', headers, body })
    const made = (await (await register()).json()) as { client_id: string }
    expect(made.client_id).toBeTruthy()
    const browser = await app.signUp()
    const asked = await lead(browser, makeQuestion({ client_id: made.client_id }).query)
    expect(asked.pathname).toBe('/connect')
    const told = await browser.get<object>(`/api/connections/asking?client=${made.client_id}`)
    expect(told.body).toEqual({ name: 'Old editor', host: null })
  } finally {
    await app.close()
  }
})
