import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface OidcIssuer {
  url: string
  /** The claims of whoever signs in next. */
  claims: Record<string, unknown>
  /** What the issuer does to the ID token, to see it refused. */
  spoil: 'nothing' | 'signature' | 'nonce' | 'no nonce' | 'audience' | 'expired'
  /** Whether the discovery document is served. */
  isUp: boolean
  close(): Promise<void>
}

const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A small OpenID Connect issuer: signs everyone in as `claims` says. */
export async function startOidcIssuer(): Promise<OidcIssuer> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const grants = new Map<string, { nonce: string; clientId: string }>()
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const issuer: OidcIssuer = {
    url,
    claims: {},
    spoil: 'nothing',
    isUp: true,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    if (!issuer.isUp) return json(response, {}, 503)
    if (pathname === '/.well-known/openid-configuration') return json(response, discovery(url))
    if (pathname === '/jwks') {
      const jwk = keys.publicKey.export({ format: 'jwk' })
      return json(response, { keys: [{ ...jwk, kid: 'k1', alg: 'RS256', use: 'sig' }] })
    }
    if (pathname === '/authorize') {
      const code = randomUUID()
      const [nonce = '', clientId = ''] = ['nonce', 'client_id'].map(
        (n) => searchParams.get(n) ?? '',
      )
      grants.set(code, { nonce, clientId })
      const back = new URL(searchParams.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', searchParams.get('state') ?? '')
      response.writeHead(302, { location: back.href })
      return response.end()
    }
    const form = new URLSearchParams(await read(request))
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    if (pathname !== '/token' || !grant || !form.get('code_verifier')) {
      return json(response, { error: 'invalid_grant' }, 400)
    }
    return json(response, {
      access_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: 300,
      id_token: idToken(grant),
    })
  }

  function idToken(grant: { nonce: string; clientId: string }): string {
    const now = Math.floor(Date.now() / 1000)
    const payload = {
      iss: url,
      aud: issuer.spoil === 'audience' ? 'someone-else' : grant.clientId,
      ...(issuer.spoil !== 'no nonce' && {
        nonce: issuer.spoil === 'nonce' ? 'another' : grant.nonce,
      }),
      iat: now,
      exp: issuer.spoil === 'expired' ? now - 3600 : now + 300,
      ...issuer.claims,
    }
    const text = `${base64({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${base64(payload)}`
    const key = issuer.spoil === 'signature' ? others.privateKey : keys.privateKey
    return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`
  }

  return issuer
}

function discovery(url: string) {
  return {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    jwks_uri: `${url}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

async function read(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
