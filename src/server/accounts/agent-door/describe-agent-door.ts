import { randomBytes } from 'node:crypto'
import type { BetterAuthPlugin } from '@better-auth/core'
import { mcp } from '@better-auth/mcp'
import type { oauthProvider } from '@better-auth/oauth-provider'
import { SCOPES } from '#domain/agents/scopes.ts'
import { AGENT_TOKEN_START } from '#domain/agents/token-days.ts'
import type { Config } from '#server/config.ts'
import { hashSecret } from '#server/db/hash-secret.ts'
import {
  oauthAccessTokens,
  oauthClientAssertions,
  oauthClientResources,
  oauthClients,
  oauthConsents,
  oauthRefreshTokens,
  oauthResources,
} from '#server/db/tables/oauth.ts'
import type { Network } from '#server/providers/outside/call-outside.ts'
import { createClientDiscovery } from './client-discovery.ts'
import { fetchClientDocument } from './fetch-client-document.ts'

const HOUR = 60 * 60

/** Where a person says yes or no to an agent, and is told what went wrong. */
export const CONNECT_PATH = '/connect'

const TABLES = {
  oauthClient: oauthClients,
  oauthResource: oauthResources,
  oauthClientResource: oauthClientResources,
  oauthRefreshToken: oauthRefreshTokens,
  oauthAccessToken: oauthAccessTokens,
  oauthConsent: oauthConsents,
  oauthClientAssertion: oauthClientAssertions,
}

/**
 * An OAuth 2.1 authorization server for the one resource `/mcp`: authorization codes with PKCE,
 * refresh tokens that rotate. Tokens are random and kept as hashes, so that one that is taken back
 * is worth nothing at once, on every instance.
 */
export function describeAgentDoor({
  config,
  network,
}: {
  config: Pick<Config, 'publicUrl' | 'agents'>
  network: Network | undefined
}) {
  const resource = new URL('/mcp', config.publicUrl).href
  const options: Parameters<typeof oauthProvider>[0] = {
    loginPage: CONNECT_PATH,
    consentPage: CONNECT_PATH,
    scopes: [...SCOPES, 'offline_access'],
    grantTypes: ['authorization_code', 'refresh_token'],
    disableJwtPlugin: true,
    accessTokenExpiresIn: 12 * HOUR,
    refreshTokenExpiresIn: 90 * 24 * HOUR,
    generateOpaqueAccessToken: () => randomBytes(32).toString('base64url'),
    generateRefreshToken: () => randomBytes(32).toString('base64url'),
    prefix: { opaqueAccessToken: AGENT_TOKEN_START },
    storeTokens: { hash: hashSecret },
    // The plugin adds these for itself; a client that comes by its document needs them as well.
    resources: [resource],
    clientRegistrationDefaultResources: [resource],
    allowDynamicClientRegistration: config.agents.registration,
    allowUnauthenticatedClientRegistration: config.agents.registration,
  }
  const discovery = createClientDiscovery(options, (address) =>
    fetchClientDocument(address, network),
  )
  options.extensions = [{ clientDiscovery: discovery }]
  // Where its type names `undefined`, the plugin's own allows none: the compiler is stricter here.
  const plugin = mcp({ ...options, refreshTokenReuseInterval: 30, resource }) as unknown
  return {
    plugin: plugin as BetterAuthPlugin,
    tables: TABLES,
    errorPath: CONNECT_PATH,
  }
}
