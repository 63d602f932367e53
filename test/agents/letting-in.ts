import { createHash, randomBytes } from 'node:crypto'
import { oauthClientResources, oauthClients } from '#server/db/tables/oauth.ts'
import { ORIGIN, type TestApp } from '#test/app.ts'
import type { Client } from '#test/client.ts'

export const CLIENT = 'https://editor.example.com/client.json'
export const BACK = 'http://127.0.0.1:4321/back'

export interface Tokens {
  access_token: string
  refresh_token: string
  scope: string
  error?: string
}

/** As if its document had been read a moment ago. */
export async function knowClient({ deps, visitor }: TestApp): Promise<void> {
  await visitor().get('/.well-known/oauth-protected-resource/mcp')
  const now = new Date()
  const client = {
    id: crypto.randomUUID(),
    clientId: CLIENT,
    clientDiscoveryId: 'cimd',
    name: 'Editor',
    redirectUris: [BACK],
    tokenEndpointAuthMethod: 'none',
    applicationType: 'native',
    grantTypes: ['authorization_code', 'refresh_token'],
    responseTypes: ['code'],
    requirePKCE: true,
    scopes: ['requirements:read', 'questions:write', 'progress:write', 'offline_access'],
    createdAt: now,
    updatedAt: now,
  }
  await deps.db.insert(oauthClients).values(client).onConflictDoNothing()
  const link = { id: crypto.randomUUID(), clientId: CLIENT, resourceId: `${ORIGIN}/mcp` }
  await deps.db.insert(oauthClientResources).values(link).onConflictDoNothing()
}

export function makeQuestion(changes: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: BACK,
    scope: 'requirements:read progress:write offline_access',
    state: 'a-state-of-enough-letters',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    resource: `${ORIGIN}/mcp`,
    ...changes,
  })
  return { verifier, query }
}

/** Where the server sends the browser on the question. */
export async function lead(browser: Client, query: URLSearchParams): Promise<URL> {
  const { headers } = await browser.get(`/api/auth/oauth2/authorize?${query}`)
  return new URL(headers.get('location') ?? '', ORIGIN)
}

export async function answer(browser: Client, asked: URL, accept: boolean): Promise<URL> {
  const body = { accept, oauth_query: asked.search.slice(1) }
  const said = await browser.post<{ url: string }>('/api/auth/oauth2/consent', body)
  return new URL(said.body.url)
}

export async function getTokens(app: TestApp, fields: Record<string, string>): Promise<Tokens> {
  const body = new URLSearchParams({ client_id: CLIENT, resource: `${ORIGIN}/mcp`, ...fields })
  const response = await fetch(`${app.url}/api/auth/oauth2/token`, { method: 'POST', body })
  return (await response.json()) as Tokens
}

export async function connect(app: TestApp, browser: Client): Promise<Tokens> {
  const { verifier, query } = makeQuestion()
  const back = await answer(browser, await lead(browser, query), true)
  const code = back.searchParams.get('code') ?? ''
  return getTokens(app, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: BACK,
    code_verifier: verifier,
  })
}
